import { pollInBatches } from "#app/checkout/settle/poll-in-batches.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { paymentsThatMayStillArrive, paymentsToAskAbout } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/** For open payments: their webhooks may be lost. */
export async function pollPayments(now: Date): Promise<void> {
  await pollInBatches(await paymentsToAskAbout(db, now), now, (payment) => settle(payment, now));
}

/** Paid or ended, but money may still come: the gateway cannot close attempts, or never answered. */
export async function pollLatePayments(now: Date): Promise<void> {
  await pollInBatches(await paymentsThatMayStillArrive(db, now), now, (payment) => settle(payment, now));
}

async function settle({ gateway, gatewayOrderId }: Payment, now: Date): Promise<void> {
  if (gatewayOrderId) await settlePayment({ gateway, gatewayOrderId, now });
}
