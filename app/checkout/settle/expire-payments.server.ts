import { pollInBatches } from "#app/checkout/settle/poll-in-batches.server.ts";
import { endPayment, giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { graceMs, paymentsToExpire } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** If the gateway is silent, they and what they reserved wait a day, then end. Later money is settled as late money. */
export async function expirePayments(now: Date): Promise<void> {
  const due = await paymentsToExpire(db, now);
  for (const payment of await pollInBatches(due, now, (one) => giveUpPayment(one, now))) {
    if (now.getTime() < payment.expiresAt.getTime() + graceMs) continue;
    await endPayment(payment, "expired", now);
    const { id, gateway, gatewayOrderId } = payment;
    log.error({ payment: id, gateway, gatewayOrderId }, "a payment ended without its gateway's word");
  }
}
