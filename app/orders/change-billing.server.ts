import { and, desc, eq, isNotNull } from "drizzle-orm";

import type { Billing } from "#app/orders/billing.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

/** Makes an order's receipt out to somebody else. Once it is paid, nothing changes. */
export async function changeBilling(tx: Db, orderId: OrderId, billing: Billing): Promise<void> {
  await tx
    .update(orders)
    .set({ billing })
    .where(and(eq(orders.id, orderId), eq(orders.state, "pending")));
}

/** Who this customer's last order was billed to, so that nobody types it twice; null before the first. */
export async function lastBilling(tx: Db, userId: UserId): Promise<Billing | null> {
  const [last] = await tx
    .select({ billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.billing)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(1);
  return last?.billing ?? null;
}
