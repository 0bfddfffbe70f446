import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { describeAll } from "#app/pricing/describe-all.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

export async function describePurchase(configurations: readonly Configuration[]): Promise<string> {
  return describeAll(configurations, await nameServices(configurations));
}

export async function describePayment({ orderId }: { orderId: OrderId | null }): Promise<string> {
  const order = orderId ? await findOrder(db, orderId) : null;
  return order ? describePurchase(order.configurations) : "Wallet top-up";
}
