import { sql } from "drizzle-orm";
import { z } from "zod";

import { clearingOf } from "#app/checkout/captured.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import type { CapturedMoney } from "#app/payments/gateway.ts";
import { gateway } from "#app/payments/gateways.server.ts";
import { markLeftover } from "#app/payments/record-payment.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { findTransfer, moveFunds } from "#app/wallet/move-funds.server.ts";

/** The job that sends leftover money back where it came from. */
export const refundLeftoverTask = "refund-leftover";

/** Money to send back, and our payment that it was captured for. */
export type LeftoverRefund = CapturedMoney & { paymentId: string };

/** Queues the refund in the caller's transaction. */
export async function queueLeftoverRefund(tx: Transaction, refund: LeftoverRefund): Promise<void> {
  // JSON has no bigint.
  const payload = JSON.stringify({ ...refund, amount: String(refund.amount) });
  await tx.execute(
    sql`select graphile_worker.add_job(${refundLeftoverTask}, ${payload}::json,
      job_key => ${`${refundLeftoverTask} ${refund.gatewayPaymentId}`}, max_attempts => 25)`,
  );
}

export const readLeftoverRefund = (payload: unknown): LeftoverRefund => queued.parse(payload);

const queued = z.object({
  paymentId: z.uuid(),
  gatewayPaymentId: z.string(),
  amount: z.coerce.bigint(),
  currency: z.string(),
});

/**
 * Sends leftover money back through its gateway and books it once the gateway has taken it on. Throws while it has
 * not, so that the job tries again over the next days: without an answer, and after a no too, which is often only a
 * lack of balance there. The gateway sends money back once for each `refundId`.
 */
export async function refundLeftover(refund: LeftoverRefund, now: Date): Promise<void> {
  const { paymentId, gatewayPaymentId } = refund;
  if (await findTransfer(db, refunded, gatewayPaymentId)) return;
  const payment = await findPayment(db, paymentId);
  invariant(payment, `payment ${paymentId} is still there`);
  const { platform, gatewayAccount } = payment;
  const answer = await gateway(platform).refund({ ...refund, gatewayAccount, refundId: gatewayPaymentId });
  if (!answer.ok || answer.value.state === "failed") {
    const reason = answer.ok ? "the refund failed" : answer.refusal.message;
    log.error({ payment: paymentId, platform, gatewayPaymentId, reason }, "leftover money was not sent back");
    throw new Error(`${platform} did not send back ${gatewayPaymentId}: ${reason}`);
  }
  await db.transaction((tx) => bookRefund(tx, refund, now));
}

async function bookRefund(tx: Transaction, refund: LeftoverRefund, now: Date): Promise<void> {
  const { paymentId, gatewayPaymentId, amount, currency } = refund;
  const payment = await lockPayment(tx, paymentId);
  invariant(payment, `payment ${paymentId} is still there`);
  const posting = { source: "refunds" as const, destination: clearingOf(payment), amount, currency };
  const words = "A payment sent back";
  const movement = { kind: refunded, reference: gatewayPaymentId, words, now, postings: [posting] };
  const { already } = await moveFunds(tx, movement);
  // Money of a second payment is no matter of what became of the first.
  const isItsOwn = payment.gatewayPaymentId === gatewayPaymentId;
  if (isItsOwn && !already) await markLeftover(tx, payment, "refunded");
}

const refunded = "leftover_refunded";
