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
import { isForDone, statesOf, type WorkFilter, waitsForOf } from "#app/cases/desk/work-filter.ts";
import { listWorkItems, type WorkItem } from "#app/orders/items/list-work-items.server.ts";
import type { WorkCursor } from "#app/orders/items/work-cursor.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { takePage } from "#app/platform/page-after.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type QueuedItem = WorkItem & {
  customer: string;
  counsellor: string | null;
  toRead: ToRead;
  request: OpenRequest | null;
};

type Queue = {
  items: QueuedItem[];
  /** Where the next page begins; null on the last. */
  next: WorkCursor | null;
};

const itemsPerPage = 50;

/** Five queries per page. Members limited to their own work also see unassigned items. */
export async function listWork({
  member,
  filter,
  now,
  itemsMax = itemsPerPage,
}: {
  member: Member;
  filter: WorkFilter;
  now: Date;
  itemsMax?: number;
}): Promise<Outcome<Queue>> {
  if (!mayEver(member.role, "see_queue")) return notAllowed;
  const { rows: items, hasMore } = await takePage(itemsMax, (limit) =>
    listWorkItems(db, {
      states: statesOf(filter),
      service: filter.service,
      assignedTo: filter.person === null ? null : { userId: userOf(filter.person, member) },
      // Whoever is asked to read a version finds its work, whosever it is.
      reachOf: filter.reading || may(member.role, "see_queue", { own: false }) ? null : member.id,
      dueBefore: filter.overdue ? utcDay(now) : null,
      undated: filter.state === "waiting",
      waitsFor: waitsForOf(filter),
      among: amongOf(filter, member),
      newestFirst: isForDone(filter),
      after: filter.after,
      itemsMax: limit,
    }),
  );
  const people = items.flatMap(({ userId, assignedTo }) =>
    assignedTo === null ? [userId] : [userId, assignedTo],
  );
  const itemIds = items.map(({ id }) => id);
  const [names, toRead, requests] = await Promise.all([
    namePeople(db, people),
    toReadAtDesk(db, itemIds, member.id),
    openRequestsOf(db, itemIds),
  ]);
  return done({
    items: items.map((item) => ({
      ...item,
      customer: fullName(names.get(item.userId)),
      counsellor: item.assignedTo === null ? null : fullName(names.get(item.assignedTo)),
      toRead: toReadOf(item, toRead.get(item.id)),
      request: requests.get(item.id) ?? null,
    })),
    next: hasMore ? (items.at(-1)?.place ?? null) : null,
  });
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
