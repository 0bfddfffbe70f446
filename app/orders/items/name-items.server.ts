import { eq, inArray } from "drizzle-orm";

import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type NamedItem = { id: OrderItemId; configuration: Configuration; number: number; currency: Currency };

export async function nameItems(tx: Db, ids: readonly OrderItemId[]): Promise<Map<string, NamedItem>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({
      id: orderItems.id,
      configuration: orderItems.configuration,
      number: orders.number,
      currency: orders.currency,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.id, [...new Set(ids)]));
  return new Map(found.map((item) => [item.id, item]));
}
