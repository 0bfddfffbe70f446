import { and, count, eq, gt, isNull, ne } from "drizzle-orm";
import { z } from "zod";

import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { hourMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { boardMessagesPerHourMax, checkBoardMessage } from "#app/research-groups/board/board-message.ts";
import { notMember, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { lockGroup, memberOf } from "#app/research-groups/lock-group.server.ts";
import { queueGroupMails } from "#app/research-groups/send-group-mail.server.ts";
import { researchGroupMembers, researchGroupMessages } from "#app/research-groups/tables.server.ts";

/**
 * Members only; the same form sent twice is one message. Whoever has looked since the last mail is told by another.
 * Refuses: `unknown_group`, `not_member`, `words_missing`, `words_too_long`, `already_sent`, `too_many`.
 */
export async function writeBoardMessage(asked: {
  userId: UserId;
  groupId: GroupId;
  text: string;
  sendKey: string;
  now: Date;
}): Promise<Outcome<number>> {
  const { userId, groupId, sendKey, now } = asked;
  const text = checkBoardMessage(asked.text);
  if (!text.ok) return text;
  if (!z.uuid().safeParse(sendKey).success) return notUnderstood;
  return allOrNothing(db, async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    if (!memberOf(group, userId)) return notMember;
    const message = { groupId: group.id, userId, text: text.value, sendKey, sentAt: now };
    const [earlier] = await tx
      .select()
      .from(researchGroupMessages)
      .where(eq(researchGroupMessages.sendKey, sendKey));
    if (earlier) return isSame(earlier, message) ? done(earlier.id) : alreadySent;
    if ((await countLately(tx, userId, now)) >= boardMessagesPerHourMax) return tooManyMessages;
    const [written] = await tx
      .insert(researchGroupMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: researchGroupMessages.id });
    if (!written) return alreadySent;
    await tellOthers(tx, message);
    return done(written.id);
  });
}

type Written = Pick<typeof researchGroupMessages.$inferSelect, "groupId" | "userId" | "text">;

function isSame(one: Written, other: Written): boolean {
  return one.groupId === other.groupId && one.userId === other.userId && one.text === other.text;
}

async function countLately(tx: Transaction, userId: UserId, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hourMs);
  const { userId: author, sentAt } = researchGroupMessages;
  const [lately] = await tx
    .select({ sent: count() })
    .from(researchGroupMessages)
    .where(and(eq(author, userId), gt(sentAt, since)));
  return lately?.sent ?? 0;
}

async function tellOthers(
  tx: Transaction,
  { groupId, userId, sentAt }: Written & { sentAt: Date },
): Promise<void> {
  const { groupId: group, userId: member, leftAt, boardMailedAt } = researchGroupMembers;
  const told = await tx
    .update(researchGroupMembers)
    .set({ boardMailedAt: sentAt })
    .where(and(eq(group, groupId), ne(member, userId), isNull(leftAt), isNull(boardMailedAt)))
    .returning({ userId: member });
  const userIds = told.map((one) => one.userId);
  await queueGroupMails(tx, { about: "board", groupId, userIds, payBy: null });
}

const alreadySent = refuse({
  code: "already_sent",
  message: "Another message was sent from this page before. Send this one again if it is a new one.",
  status: 409,
  field: "message",
});

const tooManyMessages = refuse({
  code: "too_many",
  message: `You have written ${boardMessagesPerHourMax} messages within an hour. Please wait a while.`,
  status: 429,
  field: "message",
});
