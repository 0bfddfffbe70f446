import { sql } from "drizzle-orm";

import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { gatewayFacts } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";

/** Gives orders that were paid before there were receipts theirs, in the order they were paid. Harmless when repeated. */
export async function issueMissingReceipts(now: Date): Promise<void> {
  for (const orderId of await ordersWithoutReceipt()) {
    const paid = (await paymentsOfOrder(db, orderId)).find(
      ({ state, unapplied }) => state === "paid" && !unapplied,
    );
    const gateway = paid ? gatewayFacts[paid.gateway].label : null;
    try {
      await db.transaction((tx) => issueReceipt(tx, { orderId, gateway, now }));
      log.warn({ order: orderId }, "a paid order had no receipt and was given one");
    } catch (error) {
      // One that cannot have its own keeps no other from having theirs.
      log.error({ order: orderId, error }, "a paid order has no receipt and could not be given one");
    }
  }
}

/** As the books are audited, by a question to two folders' tables: those paid first come first. */
async function ordersWithoutReceipt(): Promise<OrderId[]> {
  const { rows } = await db.execute<{ id: OrderId }>(sql`
    select o.id from orders o left join receipts r on r.order_id = o.id
    where r.order_id is null and o.state in ('paid', 'part_refunded', 'refunded') order by o.paid_at`);
  return rows.map(({ id }) => id);
}
