import { and, eq, or, type SQL } from "drizzle-orm";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import type { EnquiryState } from "#app/enquiries/enquiry.ts";
import { unknownEnquiry } from "#app/enquiries/enquiry-refusals.ts";
import { findEnquiry } from "#app/enquiries/find-enquiry.server.ts";
import { listReplies } from "#app/enquiries/list-replies.server.ts";
import { enquiries, type Enquiry, type EnquiryReply } from "#app/enquiries/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { EnquiryReference, isId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

type Names = Map<string, NamedPerson | null>;
type EnquiriesPage = { list: Enquiry[]; names: Names; next: string | null };

const perPage = 50;

/** Open ones by the day of their answer, others newest first. A search looks at all states. */
export async function listEnquiriesAtDesk(
  member: Member,
  { state, q, after }: { state: EnquiryState; q: string; after: Cursor },
): Promise<Outcome<EnquiriesPage>> {
  if (!mayEver(member.role, "see_enquiries")) return notAllowed;
  const { reference: id, createdAt, replyBy, assignedTo } = enquiries;
  const own = may(member.role, "see_enquiries", { own: false }) ? undefined : eq(assignedTo, member.id);
  const wanted = q === "" ? eq(enquiries.state, state) : await found(q);
  const byDay = q === "" && state === "open";
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      db
        .select()
        .from(enquiries)
        .where(and(wanted, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by: byDay ? replyBy : createdAt, id, oldestFirst: byDay, idOf: ({ reference }) => reference },
    { after, size: perPage },
  );
  const people = rows.flatMap((row) => row.assignedTo ?? []);
  return done({ list: rows, names: await namePeople(db, people), next });
}

/** By reference or mail address, each as a whole; also what its customer wrote with other addresses. */
async function found(q: string): Promise<SQL | undefined> {
  const reference = q.toUpperCase();
  const account = await findAccountByEmail(db, q);
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
