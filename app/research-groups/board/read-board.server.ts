import { and, eq, isNull, lt, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import { researchGroupMembers, researchGroupMessages } from "#app/research-groups/tables.server.ts";

export type BoardMessage = typeof researchGroupMessages.$inferSelect;

const messagesPerPage = 30;

/** Newest first. */
export function pageBoard(
  tx: Db,
  groupId: GroupId,
  before: Cursor,
): Promise<{ rows: BoardMessage[]; next: number | null; isFirst: boolean }> {
  const { id, groupId: group } = researchGroupMessages;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(researchGroupMessages)
        .where(and(eq(group, groupId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { id, idOf: (message) => message.id },
    { after: before, size: messagesPerPage },
  );
}

type Reader = { groupId: GroupId; userId: UserId };

/** Up to this message. Repeats and earlier messages change nothing. */
export async function markBoardRead(tx: Db, { groupId, userId }: Reader, upTo: number): Promise<void> {
  const { groupId: group, userId: member, leftAt, boardReadTo } = researchGroupMembers;
  await tx
    .update(researchGroupMembers)
    .set({ boardReadTo: upTo, boardMailedAt: null })
    .where(and(eq(group, groupId), eq(member, userId), isNull(leftAt), lt(boardReadTo, upTo)));
}

/** By group, of all groups that they are in; groups without unread messages are left out. */
export async function countUnreadOnBoards(tx: Db, userId: UserId): Promise<Map<GroupId, number>> {
  const { groupId, userId: member, leftAt, boardReadTo } = researchGroupMembers;
  const { id, groupId: group, userId: author, removedAt } = researchGroupMessages;
  const found = await tx
    .select({ groupId, unread: sql<number>`count(*)::int` })
    .from(researchGroupMembers)
    .innerJoin(
      researchGroupMessages,
      and(eq(group, groupId), sql`${id} > ${boardReadTo}`, sql`${author} <> ${member}`, isNull(removedAt)),
    )
    .where(and(eq(member, userId), isNull(leftAt)))
    .groupBy(groupId);
  return new Map(found.map((one) => [one.groupId, one.unread]));
}
