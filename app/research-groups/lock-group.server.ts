import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db, Transaction } from "#app/platform/db.server.ts";
import { GroupId, isId, type UserId } from "#app/platform/ids.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

export type Group = typeof researchGroups.$inferSelect;
export type Member = typeof researchGroupMembers.$inferSelect;

export type LockedGroup = Group & { members: Member[] };

/** Take it before changing members or payments. Null for an unknown id. */
export async function lockGroup(tx: Transaction, groupId: string): Promise<LockedGroup | null> {
  return (await lockGroups(tx, [groupId]))[0] ?? null;
}

/** In a fixed order, so no two callers deadlock. */
export async function lockGroups(tx: Transaction, groupIds: readonly string[]): Promise<LockedGroup[]> {
  const ids = groupIds.filter((id) => isId(GroupId, id));
  if (ids.length === 0) return [];
  const groups = await tx
    .select()
    .from(researchGroups)
    .where(inArray(researchGroups.id, ids))
    .orderBy(asc(researchGroups.id))
    .for("update");
  const members = Map.groupBy(await membersNow(tx, ids), (member) => member.groupId);
  return groups.map((group) => ({ ...group, members: members.get(group.id) ?? [] }));
}

export async function readGroup(tx: Db, groupId: string): Promise<(Group & { members: Member[] }) | null> {
  if (!isId(GroupId, groupId)) return null;
  const [group] = await tx.select().from(researchGroups).where(eq(researchGroups.id, groupId));
  return group ? { ...group, members: await membersNow(tx, [groupId]) } : null;
}

export function membersNow(tx: Db, groupIds: readonly GroupId[]): Promise<Member[]> {
  return tx
    .select()
    .from(researchGroupMembers)
    .where(and(inArray(researchGroupMembers.groupId, [...groupIds]), isNull(researchGroupMembers.leftAt)))
    .orderBy(asc(researchGroupMembers.joinedAt), asc(researchGroupMembers.id));
}

/** One at a time, so limits hold. Take it before any group's lock. */
export async function lockCustomersGroups(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`research groups ${userId}`}, 0))`);
}

export function memberOf(group: { members: Member[] }, userId: UserId): Member | null {
  return group.members.find((member) => member.userId === userId) ?? null;
}

/** An order holds the share and awaits payment. */
export function isBeingPaid({ orderId, paidAt }: Pick<Member, "orderId" | "paidAt">): boolean {
  return orderId !== null && paidAt === null;
}

export async function changeMembers(
  tx: Db,
  members: readonly Member[],
  change: Partial<typeof researchGroupMembers.$inferInsert>,
): Promise<void> {
  if (members.length === 0) return;
  const ids = members.map(({ id }) => id);
  await tx.update(researchGroupMembers).set(change).where(inArray(researchGroupMembers.id, ids));
}

export async function setClosed(tx: Db, groupId: GroupId, closedAt: Date | null): Promise<void> {
  await tx.update(researchGroups).set({ closedAt }).where(eq(researchGroups.id, groupId));
}
