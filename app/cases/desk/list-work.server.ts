import type { SQLWrapper } from "drizzle-orm";

import { itemsToRead } from "#app/cases/deliverables/find-drafts.server.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { itemsUnreadBy } from "#app/cases/conversation/unread-messages.server.ts";
import { takesEvidence } from "#app/cases/evidence/takes-evidence.ts";
import { itemsWithEvidenceToCheck, type ToRead, toReadAtDesk } from "#app/cases/to-read-at-desk.server.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import { openRequestsOf } from "#app/cases/open-requests.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { statesOf, type WorkFilter, waitsForOf } from "#app/cases/desk/work-filter.ts";
import { listWorkItems, type WorkItem } from "#app/orders/items/list-work-items.server.ts";
import type { WorkCursor } from "#app/orders/items/work-cursor.ts";
import { utcDay } from "#app/platform/dates.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import { type OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { endsOf, takePage } from "#app/platform/page-after.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type QueuedItem = WorkItem & {
  customer: string;
  counsellor: string | null;
  toRead: ToRead;
  request: OpenRequest | null;
};

type Queue = {
  items: QueuedItem[];
  /** Where the pages before and after this one begin; null where there is none. */
  previous: WorkCursor | null;
  next: WorkCursor | null;
};

const itemsPerPage = 50;

/** Five queries per page. Members limited to their own work also see unassigned items. */
export async function listWork({
  member,
  filter,
  now,
  ids = null,
  itemsMax = itemsPerPage,
  on = db,
}: {
  member: Member;
  filter: WorkFilter;
  now: Date;
  /** Those of them that this member sees. */
  ids?: readonly OrderItemId[] | null;
  itemsMax?: number;
  on?: Db;
}): Promise<Outcome<Queue>> {
  if (!mayEver(member.role, "see_queue")) return notAllowed;
  const isBack = filter.before !== null;
  const { rows: found, hasMore } = await takePage(itemsMax, (limit) =>
    listWorkItems(on, {
      states: statesOf(filter),
      service: filter.service,
      assignedTo: filter.person === null ? null : { userId: userOf(filter.person, member) },
      // Whoever is asked to read a version finds its work, whosever it is.
      reachOf: filter.reading || may(member.role, "see_queue", { own: false }) ? null : member.id,
      dueBefore: filter.overdue ? utcDay(now) : null,
      undated: filter.state === "waiting",
      waitsFor: waitsForOf(filter),
      among: amongOf(filter, member),
      ids,
      by: filter.by,
      descending: filter.descending,
      after: filter.after,
      before: filter.before,
      itemsMax: limit,
    }),
  );
  // Nothing stands before it any more: the list begins here.
  if (isBack && found.length === 0)
    return listWork({ member, filter: { ...filter, before: null, after: null }, now, ids, itemsMax, on });
  const items = isBack ? found.toReversed() : found;
  const people = items.flatMap(({ userId, assignedTo }) =>
    assignedTo === null ? [userId] : [userId, assignedTo],
  );
  const itemIds = items.map(({ id }) => id);
  const [names, toRead, requests] = await Promise.all([
    namePeople(on, people),
    toReadAtDesk(on, itemIds, member.id),
    openRequestsOf(on, itemIds),
  ]);
  return done({
    items: items.map((item) => ({
      ...item,
      customer: fullName(names.get(item.userId)),
      counsellor: item.assignedTo === null ? null : fullName(names.get(item.assignedTo)),
      toRead: toReadOf(item, toRead.get(item.id)),
      request: requests.get(item.id) ?? null,
    })),
    ...turnsOf(items, { isBack, hasMore, hasCursor: filter.after !== null }),
  });
}

function turnsOf(items: readonly WorkItem[], at: Parameters<typeof endsOf>[1]) {
  const { previous, next } = endsOf(items, at);
  return { previous: previous?.place ?? null, next: next?.place ?? null };
}

function toReadOf({ state }: WorkItem, found: ToRead = { messages: 0, evidence: 0 }): ToRead {
  return { ...found, evidence: takesEvidence(state) ? found.evidence : 0 };
}

function amongOf({ reading, unread, evidence }: WorkFilter, { id, role }: Member): SQLWrapper[] {
  return [
    ...(reading ? [itemsToRead({ id, all: may(role, "approve_version", { own: false }) })] : []),
    ...(unread ? [itemsUnreadBy(id)] : []),
    ...(evidence ? [itemsWithEvidenceToCheck()] : []),
  ];
}

function userOf(person: string, member: Member): UserId | null {
  if (person === "nobody") return null;
  return person === "me" ? member.id : UserId.parse(person);
}
