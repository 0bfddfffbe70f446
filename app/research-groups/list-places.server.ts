import { desc, eq, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { GroupId, OrderId, UserId } from "#app/platform/ids.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

export type ListedPlace = {
  groupId: GroupId;
  title: string;
  requiredMembers: number;
  members: number;
  closedAt: Date | null;
  role: string;
  joinedAt: Date;
  leftAt: Date | null;
  paidAt: Date | null;
  orderId: OrderId | null;
};

export function listPlaces(tx: Db, userId: UserId): Promise<ListedPlace[]> {
  const { groupId, role, joinedAt, leftAt, paidAt, orderId, id } = researchGroupMembers;
  const { title, requiredMembers, closedAt } = researchGroups;
  const members = sql<number>`(select count(*)::int from ${researchGroupMembers} others
    where others.group_id = ${researchGroups.id} and others.left_at is null)`;
  return tx
    .select({ groupId, title, requiredMembers, members, closedAt, role, joinedAt, leftAt, paidAt, orderId })
    .from(researchGroupMembers)
    .innerJoin(researchGroups, eq(researchGroups.id, groupId))
    .where(eq(researchGroupMembers.userId, userId))
    .orderBy(desc(joinedAt), desc(id));
}
