import type { GroupId, UserId } from "#app/platform/ids.ts";
import { payByFrom } from "#app/research-groups/group.ts";
import {
  changeMembers,
  type LockedGroup,
  setClosed,
  type Member,
} from "#app/research-groups/lock-group.server.ts";
import { recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { queueGroupMails } from "#app/research-groups/send-group-mail.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

/** The caller holds the group's lock. */
export async function whenFilled(tx: Transaction, group: LockedGroup, now: Date): Promise<void> {
  const { payBy, remindAt } = payByFrom(now);
  const unpaid = group.members.filter(({ paidAt }) => paidAt === null);
  await changeMembers(tx, unpaid, { payBy });
  await recordGroupEvents(tx, [{ groupId: group.id, userId: null, event: "filled", at: now }]);
  const mail = { groupId: group.id, userIds: unpaid.map(({ userId }) => userId), payBy };
  await queueGroupMails(tx, { ...mail, about: "full" });
  await queueGroupMails(tx, { ...mail, about: "reminder", runAt: remindAt });
}

/** Drops the deadline until the group is full again; an empty group is closed. The caller holds the group's lock. */
export async function freePlaces(
  tx: Transaction,
  group: LockedGroup,
  leaving: readonly Member[],
  { event, now }: { event: "left" | "place_reopened" | "refunded"; now: Date },
): Promise<void> {
  if (leaving.length === 0) return;
  const { id: groupId, members, requiredMembers, closedAt } = group;
  const out = new Set(leaving.map(({ id }) => id));
  const staying = members.filter(({ id }) => !out.has(id));
  await changeMembers(tx, leaving, { leftAt: now, payBy: null });
  await changeMembers(tx, staying, { payBy: null });
  await recordGroupEvents(
    tx,
    leaving.map(({ userId }) => ({ groupId, userId, event, at: now })),
  );
  if (event === "place_reopened") await queueGroupMails(tx, mailTo(leaving, "taken_out", groupId));
  if (closedAt) return;
  if (members.length === requiredMembers) {
    await queueGroupMails(tx, mailTo(staying, "place_reopened", groupId));
  }
  if (staying.length > 0) return;
  await setClosed(tx, groupId, now);
  await recordGroupEvents(tx, [{ groupId, userId: null, event: "closed", at: now }]);
}

function mailTo<About extends "taken_out" | "place_reopened">(
  members: readonly Member[],
  about: About,
  groupId: GroupId,
): { about: About; groupId: GroupId; userIds: UserId[]; payBy: null } {
  return { about, groupId, userIds: members.map(({ userId }) => userId), payBy: null };
}
