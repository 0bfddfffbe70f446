import { and, count, eq, gt, inArray } from "drizzle-orm";

import { dayMs } from "#app/platform/dates.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import type { GroupEvent } from "#app/research-groups/group.ts";
import { researchGroupLog } from "#app/research-groups/tables.server.ts";

type NewAuditEvent = Omit<typeof researchGroupLog.$inferInsert, "id">;

export async function recordGroupEvents(tx: Db, events: NewAuditEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(researchGroupLog).values(events);
}

/** How often a customer has done one of these events in a group within the last day. The caller holds its lock. */
export async function countEventsOfDay(
  tx: Transaction,
  { groupId, userId, now }: { groupId: GroupId; userId: UserId; now: Date },
  ...events: GroupEvent[]
): Promise<number> {
  const { groupId: group, userId: member, event, at } = researchGroupLog;
  const since = new Date(now.getTime() - dayMs);
  const [counted] = await tx
    .select({ done: count() })
    .from(researchGroupLog)
    .where(and(eq(group, groupId), eq(member, userId), inArray(event, events), gt(at, since)));
  return counted?.done ?? 0;
}
