import { sql } from "drizzle-orm";

import { askOnce } from "#app/refunds/ask-once.server.ts";
import { bookAnswer } from "#app/refunds/book-refund.server.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import {
  countRefusal,
  createRefund,
  findRefund,
  isEarlierOwed,
  owedRefunds,
  refundToMake,
  type NewRefund,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

export const sendRefundTask = "send-refund";

/** The caller's transaction has moved the amount to `refunds`. */
export async function oweRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<void> {
  await createRefund(tx, refund, now);
  await queueRefund(tx, refund);
}

/** One at a time for the same money: some gateways report only a total. */
export async function queueRefund(
  tx: Db,
  { id, gatewayPaymentId }: Pick<Refund, "id" | "gatewayPaymentId">,
): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${sendRefundTask}, json_build_object('refundId', ${id}::text),
      queue_name => ${`refund ${gatewayPaymentId}`}, job_key => ${keyOf(id)},
      job_key_mode => 'preserve_run_at', max_attempts => 25)`,
  );
}

/** A job gives up after days, a debt does not. */
export async function queueOwedRefunds(): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where task_identifier = ${sendRefundTask}
      and (attempts < max_attempts or locked_at is not null)`,
  );
  // A job queued again would forget how often it has tried, and so how long it should wait.
  const waiting = new Set(rows.map(({ key }) => key));
  for (const refund of await owedRefunds(db)) {
    if (!waiting.has(keyOf(refund.id))) await queueRefund(db, refund);
  }
}

const keyOf = (refundId: RefundId) => `${sendRefundTask} ${refundId}`;

/** Gateways may refuse this long: often our balance there is only too low. */
const refusedForMs = 3 * dayMs;

/**
 * Throws until the gateway accepts, so the job retries: no answer, a refusal, or an earlier refund pending. After
 * days of refusals the money goes to the wallet; what the gateway no longer has waits for a person at once.
 */
export async function sendRefund(refundId: RefundId, now: Date): Promise<void> {
  const refund = await findRefund(db, refundId);
  invariant(refund, `refund ${refundId} is there`);
  if (refund.state !== "owed") return;
  const payment = await findPayment(db, refund.paymentId);
  invariant(payment, `payment ${refund.paymentId} is still there`);
  if (await isEarlierOwed(db, refund)) throw new Error(`refund ${refundId} waits for an earlier one`);
  const at = connectedGateway(payment.gateway);
  const answer = at.sentBack
    ? await askOnce(at, refund, payment, now)
    : await at.refund(await refundToMake(db, refund, payment));
  if (answer.ok) return bookAnswer(refund, answer.value, now);
  const refusals = await countRefusal(db, refundId);
  const { code, message } = answer.refusal;
  log.error({ refund: refundId, gateway: payment.gateway, refusals, message }, "a refund was refused");
  if (code === "refund_impossible") return failRefund(refundId, now, { toWallet: false });
  if (now.getTime() - refund.createdAt.getTime() >= refusedForMs) return failRefund(refundId, now);
  throw new Error(`${payment.gateway} did not send back ${refund.gatewayPaymentId}: ${message}`);
}
