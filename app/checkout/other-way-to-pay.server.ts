import { payAnew } from "#app/checkout/pay-anew.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Where the customer of an open payment can choose another platform for it. */
export async function otherWayToPay(payment: Payment): Promise<string> {
  return payAnew(payment, payment.orderId ? await findOrder(db, payment.orderId) : null);
}
