import { pollInBatches } from "#app/checkout/settle/poll-in-batches.server.ts";
import { endPayment, giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { graceMs, paymentsToExpire } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Gives up the payments whose time is up. One that its gateway says nothing about waits, and what was set aside for
 * it with it, but not for ever: after a day it ends without the gateway's word. Money that still comes is settled as
 * any that comes late.
 */
export async function expirePayments(now: Date): Promise<void> {
  const due = await paymentsToExpire(db, now);
  for (const payment of await pollInBatches(due, now, (one) => giveUpPayment(one, now))) {
    if (now.getTime() < payment.expiresAt.getTime() + graceMs) continue;
    await endPayment(payment, "expired", now);
    const { id, gateway, gatewayOrderId } = payment;
    log.error({ payment: id, gateway, gatewayOrderId }, "a payment ended without its gateway's word");
  }
}
