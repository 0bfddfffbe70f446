import { asc, eq } from "drizzle-orm";

import { creditTakenOf } from "#app/orders/counselling-credit.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";

/** A counselling fee used for another service cannot be refunded. */
export async function refundableItems(
  tx: Db,
  orderId: OrderId,
): Promise<{ id: OrderItemId; price: bigint; refunded: bigint; refundable: bigint }[]> {
  const [items, taken] = [
    await tx
      .select({ id: orderItems.id, price: orderItems.price, refunded: orderItems.refunded })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position)),
    await creditTakenOf(tx, orderId),
  ];
  return items.map((item) => ({
    ...item,
    refundable: item.price - item.refunded - (taken.get(item.id) ?? 0n),
  }));
}
