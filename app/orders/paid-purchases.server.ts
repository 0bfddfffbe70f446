import { and, eq, inArray, notInArray } from "drizzle-orm";

import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function paidPurchases(
  tx: Db,
  { userId, purchaseIds }: { userId: UserId; purchaseIds: string[] },
): Promise<Set<string>> {
  if (purchaseIds.length === 0) return new Set();
  const paid = await tx
    .select({ purchaseId: orders.purchaseId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.purchaseId, purchaseIds),
        notInArray(orders.state, ["pending", "expired"]),
      ),
    );
  return new Set(paid.map(({ purchaseId }) => purchaseId));
}
