import { giveUpPayment } from "#app/checkout/give-up-payment.server.ts";
import { paymentsToExpire } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Gives up the payments whose time is up. One that cannot be asked about now waits for the next minute. */
export async function expirePayments(now: Date): Promise<void> {
  for (const payment of await paymentsToExpire(db, now)) {
    try {
      await giveUpPayment(payment, now);
    } catch (error) {
      log.warn({ payment: payment.id, platform: payment.platform, error }, "a payment could not be expired");
    }
  }
}
