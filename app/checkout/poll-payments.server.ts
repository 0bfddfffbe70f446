import { settlePayment } from "#app/checkout/settle-payment.server.ts";
import { paymentsThatMayStillArrive, paymentsToAskAbout } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Asks about open payments that have been quiet for two minutes: their webhook may have been lost. */
export async function pollPayments(now: Date): Promise<void> {
  await settleEach(await paymentsToAskAbout(db, now), now);
}

/** Asks about ended payments that a gateway could not close, for as long as money may still come. */
export async function pollLatePayments(now: Date): Promise<void> {
  await settleEach(await paymentsThatMayStillArrive(db, now), now);
}

async function settleEach(payments: Payment[], now: Date): Promise<void> {
  for (const { id, platform, gatewayOrderId } of payments) {
    if (!gatewayOrderId) continue;
    try {
      await settlePayment({ platform, gatewayOrderId, now });
    } catch (error) {
      log.warn({ payment: id, platform, error }, "a payment could not be asked about");
    }
  }
}
