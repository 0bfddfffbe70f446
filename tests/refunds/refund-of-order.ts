import { randomUUID } from "node:crypto";

import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { refundOrder, type RefundRequest } from "#app/refunds/refund-order.server.ts";
import { fakeRazorpay } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { coverLetter, minutesLater, purchaseOf } from "#tests/checkout/shop.ts";

/** Paid from the wallet as far as it reaches, the rest at Razorpay. */
export async function bought(
  user: CurrentUser,
  configurations: Configuration[] = [coverLetter()],
): Promise<OrderId> {
  const purchase = purchaseOf(user, { useWallet: true, what: { configurations } });
  return (await buyAt(fakeRazorpay, purchase)).orderId;
}

export const refund = (orderId: OrderId, change: Partial<RefundRequest> = {}) =>
  refundOrder({
    orderId,
    requestKey: randomUUID(),
    reason: "The customer asked for it",
    refundedBy: "system",
    now: minutesLater(60),
    ...change,
  });

export const stateOf = async (orderId: OrderId) => (await findOrder(db, orderId))?.state;
