import { retryPaymentHref } from "#app/checkout/pay/retry-payment.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Where the customer of an open payment can choose another gateway for it. */
export async function otherWayToPay(payment: Payment): Promise<string> {
  return retryPaymentHref(payment, payment.orderId ? await findOrder(db, payment.orderId) : null);
}
