import { sql } from "drizzle-orm";

import { clearingOf } from "#app/payments/clearing-account.server.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import type { GatewayRefund } from "#app/payments/gateway.ts";
import { gateway } from "#app/payments/gateways.server.ts";
import { markLeftover } from "#app/payments/record-payment.server.ts";
import {
  changeRefund,
  countRefusal,
  createRefund,
  findRefund,
  isEarlierOwed,
  lockRefund,
  owedRefunds,
  refundToMake,
  type NewRefund,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

/** The job that sends money back through its gateway. Its payload is `{ refundId }`. */
export const sendRefundTask = "send-refund";

/** Writes a refund down and queues it, in the caller's transaction, which has moved its amount to `refunds`. */
export async function oweRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<void> {
  await createRefund(tx, refund, now);
  await queueRefund(tx, refund);
}

/** Refunds of the same money go one at a time: some gateways can only tell them apart by their sum. */
async function queueRefund(
  tx: Db,
  { id, gatewayPaymentId }: Pick<Refund, "id" | "gatewayPaymentId">,
): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${sendRefundTask}, json_build_object('refundId', ${id}::text),
      queue_name => ${`refund ${gatewayPaymentId}`}, job_key => ${keyOf(id)},
      job_key_mode => 'preserve_run_at', max_attempts => 25)`,
  );
}

/** Queues again what is owed and has no job any more: a job that has tried for days gives up, a debt does not. */
export async function queueOwedRefunds(): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where task_identifier = ${sendRefundTask} and attempts < max_attempts`,
  );
  // A job queued anew would forget how often it has tried, and so how long it should wait.
  const waiting = new Set(rows.map(({ key }) => key));
  for (const refund of await owedRefunds(db)) {
    if (!waiting.has(keyOf(refund.id))) await queueRefund(db, refund);
  }
}

const keyOf = (refundId: string) => `${sendRefundTask} ${refundId}`;

/** For so long a gateway may refuse: often it only lacks balance there. */
const refusedForMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Asks the gateway to send money back and books it once the gateway has taken it on. Throws while it has not, so that
 * the job tries again: without an answer, after a no, and while an earlier refund of the same money waits. After days
 * of no the money goes to the wallet; where it is not there any more, it is for a person to look at.
 */
export async function sendRefund(refundId: string, now: Date): Promise<void> {
  const refund = await findRefund(db, refundId);
  invariant(refund, `refund ${refundId} is there`);
  if (refund.state !== "owed") return;
  const payment = await findPayment(db, refund.paymentId);
  invariant(payment, `payment ${refund.paymentId} is still there`);
  if (await isEarlierOwed(db, refund)) throw new Error(`refund ${refundId} waits for an earlier one`);
  const answer = await gateway(payment.platform).refund(await refundToMake(db, refund, payment));
  if (answer.ok) return bookAnswer(refund, answer.value, now);
  const refusals = await countRefusal(db, refundId);
  const { code, message } = answer.refusal;
  log.error({ refund: refundId, platform: payment.platform, refusals, message }, "a refund was refused");
  if (code === "refund_impossible") return failRefund(refundId, now, { toWallet: false });
  if (now.getTime() - refund.createdAt.getTime() >= refusedForMs) return failRefund(refundId, now);
  throw new Error(`${payment.platform} did not send back ${refund.gatewayPaymentId}: ${message}`);
}

async function bookAnswer(refund: Refund, made: GatewayRefund, now: Date): Promise<void> {
  await db.transaction((tx) => bookSent(tx, refund, made, now));
  if (made.state !== "pending") await endRefund(refund.id, made.state, now);
}

/** The gateway has taken the refund on, so that much less is ours there. */
async function bookSent(tx: Transaction, asked: Refund, made: GatewayRefund, now: Date): Promise<void> {
  const payment = await lockPayment(tx, asked.paymentId);
  invariant(payment, `payment ${asked.paymentId} is still there`);
  const refund = await lockRefund(tx, asked.id);
  if (refund.state !== "owed") return;
  const { id: reference, amount, currency, gatewayPaymentId, userId } = refund;
  await changeRefund(tx, refund, "sent", { now, gatewayRefundId: made.gatewayRefundId });
  const posting = { source: "refunds" as const, destination: clearingOf(payment), amount, currency };
  const words = "Sent back the way it came";
  await moveFunds(tx, {
    kind: "refund_sent",
    reference,
    userId,
    words,
    gatewayPaymentId,
    now,
    postings: [posting],
  });
  // Money of a second payment is no matter of what became of the first.
  if (payment.leftover !== null && payment.gatewayPaymentId === gatewayPaymentId)
    await markLeftover(tx, payment, "refunded");
}

/** The gateway says what has become of a refund it had taken on. Harmless when repeated, and in any order. */
export async function endRefund(refundId: string, end: "done" | "failed", now: Date): Promise<void> {
  if (end === "failed") return failRefund(refundId, now);
  await db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund.state === "sent") await changeRefund(tx, refund, "done", { now });
  });
}
