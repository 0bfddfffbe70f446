import { and, eq } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export async function refundedConfigurations(tx: Db, orderId: OrderId): Promise<Configuration[]> {
  const found = await tx
    .select({ configuration: orderItems.configuration })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.state, "refunded")));
  return found.map(({ configuration }) => configuration);
}
