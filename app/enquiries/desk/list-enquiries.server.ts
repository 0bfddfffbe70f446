import { and, eq, isNull, or, type SQL } from "drizzle-orm";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { enquiryKinds, type EnquiryState } from "#app/enquiries/enquiry.ts";
import { unknownEnquiry } from "#app/enquiries/enquiry-refusals.ts";
import { findEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { listReplies } from "#app/enquiries/list-replies.server.ts";
import { enquiries, type Enquiry, type EnquiryReply } from "#app/enquiries/tables.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import { EnquiryReference, isId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

type Names = Map<string, NamedPerson | null>;
type EnquiriesPage = {
  list: Enquiry[];
  names: Names;
  previous: EnquiryReference | null;
  next: EnquiryReference | null;
};

const perPage = 50;

type EnquiriesWanted = {
  /** All of them with a search, whatever is named here. */
  state: EnquiryState | "all";
  q: string;
  kind?: string | null;
  /** A user's id, `me` or `nobody`. */
  person?: string | null;
  by?: "answer" | "written";
  descending?: boolean;
  after: Cursor;
  before?: Cursor;
  size?: number;
  on?: Db;
};

/** Open ones by the day of their answer, others newest first, unless something else is asked. */
export async function listEnquiriesAtDesk(
  member: Member,
  {
    state,
    q,
    kind = null,
    person = null,
    after,
    before = null,
    size = perPage,
    on = db,
    ...order
  }: EnquiriesWanted,
): Promise<Outcome<EnquiriesPage>> {
  if (!mayEver(member.role, "see_enquiries")) return notAllowed;
  const { reference: id, createdAt, replyBy, assignedTo } = enquiries;
  const own = may(member.role, "see_enquiries", { own: false }) ? undefined : eq(assignedTo, member.id);
  const inState = state === "all" || q !== "" ? undefined : eq(enquiries.state, state);
  const asked = and(
    inState,
    q === "" ? undefined : await found(on, q),
    isAbout(kind),
    isWith(person, member),
    own,
  );
  const { by = q === "" && state === "open" ? "answer" : "written" } = order;
  const { descending = by === "written" } = order;
  const { rows, previous, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      on
        .select()
        .from(enquiries)
        .where(and(asked, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    {
      by: by === "answer" ? replyBy : createdAt,
      id,
      oldestFirst: !descending,
      idOf: ({ reference }) => reference,
    },
    { after, before, size },
  );
  const people = rows.flatMap((row) => row.assignedTo ?? []);
  return done({ list: rows, names: await namePeople(on, people), previous, next });
}

function isAbout(kind: string | null): SQL | undefined {
  const known = enquiryKinds.find((one) => one === kind);
  return known && eq(enquiries.kind, known);
}

function isWith(person: string | null, member: Member): SQL | undefined {
  if (person === null) return undefined;
  if (person === "nobody") return isNull(enquiries.assignedTo);
  return eq(enquiries.assignedTo, person === "me" ? member.id : UserId.parse(person));
}

/** By reference or mail address, each as a whole; also what its customer wrote with other addresses. */
async function found(on: Db, q: string): Promise<SQL | undefined> {
  const reference = q.toUpperCase();
  const account = await findAccountByEmail(on, q);
  return or(
    isId(EnquiryReference, reference) ? eq(enquiries.reference, reference) : undefined,
    eq(enquiries.email, q.toLowerCase()),
    account ? eq(enquiries.userId, account.id) : undefined,
  );
}

type EnquiryRecord = { enquiry: Enquiry; replies: EnquiryReply[]; names: Names };

export async function findEnquiryAtDesk(member: Member, reference: string): Promise<Outcome<EnquiryRecord>> {
  if (!mayEver(member.role, "see_enquiries")) return notAllowed;
  const enquiry = await findEnquiry(db, reference);
  if (!enquiry) return unknownEnquiry;
  const own = enquiry.assignedTo === member.id;
  if (!may(member.role, "see_enquiries", { own })) return notAllowed;
  const replies = await listReplies(db, enquiry.reference);
  const people = [
    ...replies.map(({ authorId }) => authorId),
    ...(enquiry.assignedTo === null ? [] : [enquiry.assignedTo]),
  ];
  return done({ enquiry, replies, names: await namePeople(db, people) });
}
