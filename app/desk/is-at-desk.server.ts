import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import { staff } from "#app/desk/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Keeps them at the desk until the transaction ends. Take before an item's lock: ending a role locks person, then
 * items.
 */
export async function isAtDesk(tx: Transaction, userId: UserId): Promise<boolean> {
  const found = await tx
    .select({ id: staff.userId })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)))
    .for("share");
  return found.length === 1;
}

/** None of them leaves or returns until the transaction ends. */
export async function lockAtDesk(tx: Transaction, userIds: readonly UserId[]): Promise<Set<string>> {
  const found = await tx
    .select({ id: staff.userId, endedAt: staff.endedAt })
    .from(staff)
    .where(inArray(staff.userId, [...userIds]))
    .orderBy(asc(staff.userId))
    .for("share");
  return new Set(found.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
}
