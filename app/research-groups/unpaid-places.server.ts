import { and, count, eq, isNull } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

/** Per customer, so nobody can fill every group alone. */
export const unpaidPlacesMax = 10;

/** Closed groups do not count. The caller holds the customer's lock. */
export async function holdsTooManyPlaces(tx: Transaction, userId: UserId): Promise<boolean> {
  const { userId: member, groupId, leftAt, paidAt } = researchGroupMembers;
  const { id, closedAt } = researchGroups;
  const [counted] = await tx
    .select({ places: count() })
    .from(researchGroupMembers)
    .innerJoin(researchGroups, eq(id, groupId))
    .where(and(eq(member, userId), isNull(leftAt), isNull(paidAt), isNull(closedAt)));
  return (counted?.places ?? 0) >= unpaidPlacesMax;
}
