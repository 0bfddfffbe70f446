import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { screenName } from "#app/payments/platforms.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";
import { ordersWithoutReceipt } from "#app/receipts/orders-without-receipt.server.ts";

/** Gives orders that were paid before there were receipts theirs, in the order they were paid. Harmless when repeated. */
export async function issueMissingReceipts(now: Date): Promise<void> {
  for (const orderId of await ordersWithoutReceipt(db)) {
    const paid = (await paymentsOfOrder(db, orderId)).find(
      ({ state, leftover }) => state === "paid" && !leftover,
    );
    const platform = paid ? screenName(paid.platform) : null;
    await db.transaction((tx) => issueReceipt(tx, { orderId, platform, now }));
    log.warn({ order: orderId }, "a paid order had no receipt and was given one");
  }
}
