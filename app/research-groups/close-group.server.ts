import { and, eq } from "drizzle-orm";

import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { whenFilled } from "#app/research-groups/fill-places.server.ts";
import { leaderOf } from "#app/research-groups/group.ts";
import {
  closedByStaff,
  groupPaid,
  notCreator,
  paymentOpen,
  tooManyChanges,
  unknownGroup,
} from "#app/research-groups/group-refusals.ts";
import { changesPerDayMax } from "#app/research-groups/join-group.server.ts";
import {
  changeMembers,
  isBeingPaid,
  lockGroup,
  type LockedGroup,
  setClosed,
} from "#app/research-groups/lock-group.server.ts";
import { countEventsOfDay, recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { queueGroupMails } from "#app/research-groups/send-group-mail.server.ts";
import { researchGroupLog } from "#app/research-groups/tables.server.ts";

type Asked = { userId: UserId; groupId: GroupId; now: Date };

/**
 * For the leader, while nobody has paid. Harmless when repeated. Refuses: `unknown_group`, `not_creator`,
 * `share_paid`, `payment_open`.
 */
export function closeGroup({ userId, groupId, now }: Asked): Promise<Outcome<null>> {
  return asLeader({ userId, groupId }, async (tx, group) => {
    if (group.members.some(({ paidAt }) => paidAt !== null)) return groupPaid;
    if (group.members.some(isBeingPaid)) return paymentOpen;
    if (group.closedAt) return done(null);
    await closePlaces(tx, group, { userId, event: "closed", now });
    return done(null);
  });
}

/**
 * Members cannot reopen it; paid places last until refunded. Checks no permission. Returns when it was closed and
 * whether by this call. Refuses: `unknown_group`.
 */
export async function closeGroupAsStaff(
  { groupId, staffId, now }: { groupId: GroupId; staffId: UserId; now: Date },
  within: Db = db,
): Promise<Outcome<{ closedBefore: Date | null; changed: boolean }>> {
  return within.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    const { closedAt: closedBefore } = group;
    if (await isClosedByStaff(tx, group)) return done({ closedBefore, changed: false });
    await closePlaces(tx, group, { userId: staffId, event: "closed_by_staff", now });
    return done({ closedBefore, changed: true });
  });
}

/** A full group gets new days to pay. Refuses: `unknown_group`, `not_creator`, `too_many_changes`, `group_closed`. */
export function openGroup({ userId, groupId, now }: Asked): Promise<Outcome<null>> {
  return asLeader({ userId, groupId }, async (tx, group) => {
    if (!group.closedAt) return done(null);
    if (await isClosedByStaff(tx, group)) return closedByStaff;
    const changes = await countEventsOfDay(tx, { groupId, userId, now }, "joined", "opened");
    if (changes >= changesPerDayMax) return tooManyChanges;
    await setClosed(tx, group.id, null);
    await recordGroupEvents(tx, [{ groupId: group.id, userId, event: "opened", at: now }]);
    if (group.members.length === group.requiredMembers) await whenFilled(tx, group, now);
    return done(null);
  });
}

async function closePlaces(
  tx: Transaction,
  group: LockedGroup,
  { userId, event, now }: { userId: UserId; event: "closed" | "closed_by_staff"; now: Date },
): Promise<void> {
  const others = group.members.filter((member) => member.userId !== userId);
  await setClosed(tx, group.id, group.closedAt ?? now);
  await changeMembers(tx, group.members, { payBy: null });
  await recordGroupEvents(tx, [{ groupId: group.id, userId, event, at: now }]);
  const userIds = others.map((member) => member.userId);
  await queueGroupMails(tx, { about: "closed", groupId: group.id, userIds, payBy: null });
}

export async function isClosedByStaff(tx: Db, { id }: { id: GroupId }): Promise<boolean> {
  const [closing] = await tx
    .select({ id: researchGroupLog.id })
    .from(researchGroupLog)
    .where(and(eq(researchGroupLog.groupId, id), eq(researchGroupLog.event, "closed_by_staff")))
    .limit(1);
  return closing !== undefined;
}

async function asLeader(
  { userId, groupId }: Pick<Asked, "userId" | "groupId">,
  work: (tx: Transaction, group: LockedGroup) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    const isLeader = leaderOf(group.members, group.createdBy)?.userId === userId;
    return isLeader ? work(tx, group) : notCreator;
  });
}
