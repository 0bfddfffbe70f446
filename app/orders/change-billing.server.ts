import { and, desc, eq, isNotNull } from "drizzle-orm";

import type { Billing } from "#app/orders/billing.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

export async function changeBilling(tx: Db, orderId: OrderId, billing: Billing): Promise<void> {
  await tx
    .update(orders)
    .set({ billing })
    .where(and(eq(orders.id, orderId), eq(orders.state, "pending")));
}

export async function lastBilling(tx: Db, userId: UserId): Promise<Billing | null> {
  const [last] = await tx
    .select({ billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.billing)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(1);
  return last?.billing ?? null;
}
