import { sql } from "drizzle-orm";

import { findOrder } from "#app/orders/find-order.server.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";

/** For orders paid before receipts existed, oldest payment first. Safe to repeat. */
export async function issueMissingReceipts(now: Date): Promise<void> {
  for (const orderId of await ordersWithoutReceipt()) {
    const paid = (await paymentsOfOrder(db, orderId)).find(
      ({ state, unapplied }) => state === "paid" && !unapplied,
    );
    const gateway = paid ? gatewayFacts[paid.gateway].label : null;
    try {
      const order = await findOrder(db, orderId);
      invariant(order, `order ${orderId} is there`);
      const headings = await nameServices(order.configurations);
      await db.transaction((tx) => issueReceipt(tx, { order, headings, gateway, now }));
      log.warn({ order: orderId }, "a paid order had no receipt and was given one");
    } catch (error) {
      // One failure must not stop the others.
      log.error({ order: orderId, error }, "a paid order has no receipt and could not be given one");
    }
  }
}

/** Oldest payments first. Reads two folders' tables, as the audit of the books does. */
async function ordersWithoutReceipt(): Promise<OrderId[]> {
  const { rows } = await db.execute<{ id: OrderId }>(sql`
    select o.id from orders o left join receipts r on r.order_id = o.id
    where r.order_id is null and o.state in ('paid', 'part_refunded', 'refunded') order by o.paid_at`);
  return rows.map(({ id }) => id);
}
