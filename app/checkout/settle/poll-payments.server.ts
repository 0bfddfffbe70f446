import { pollInBatches } from "#app/checkout/settle/poll-in-batches.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { paymentsThatMayStillArrive, paymentsToAskAbout } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Their webhooks may be lost. */
export async function pollPayments(now: Date): Promise<void> {
  await pollInBatches(await paymentsToAskAbout(db, now), now, (payment) => settle(payment, now));
}

/** For settled payments a gateway could not close, while money may still come. */
export async function pollLatePayments(now: Date): Promise<void> {
  await pollInBatches(await paymentsThatMayStillArrive(db, now), now, (payment) => settle(payment, now));
}

async function settle({ gateway, gatewayOrderId }: Payment, now: Date): Promise<void> {
  if (gatewayOrderId) await settlePayment({ gateway, gatewayOrderId, now });
}
