import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { bookAnswer, endRefund } from "#app/refunds/book-refund.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { connectedGateway, isActive } from "#app/payments/gateways/gateway-registry.server.ts";
import type { RefundNews } from "#app/payments/webhook-deliveries.server.ts";
import {
  clearUnansweredRequest,
  countRefusal,
  findRefund,
  markRefundChecked,
  refundsToAskAbout,
  refundToMake,
  otherAcceptedRefunds,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

/** Webhooks may be lost. */
export async function pollRefunds(now: Date): Promise<void> {
  for (const { id } of await refundsToAskAbout(db, now)) {
    await markRefundChecked(db, id, now);
    try {
      await pollRefund(id, now);
    } catch (error) {
      // One unusable answer must not stop the others.
      const level = error instanceof GatewayUnreachable ? "warn" : "error";
      log[level]({ refund: id, error }, "a refund could not be asked about");
    }
  }
}

/** A refund the gateway does not know for this long counts as not made; a person checks. */
const unknownForMs = dayMs;

/** Leaves unsent refunds to their job, unless a signed message reports the result. */
export async function pollRefund(
  refundId: RefundId,
  now: Date,
  news: RefundNews | null = null,
): Promise<void> {
  const refund = await findRefund(db, refundId);
  if (refund?.state === "owed" && news) return hearOfOwed(refund, news, now);
  if (refund?.state === "by_hand") return hearOfPaid(refund, news);
  if (refund?.state === "failed" && news && news.state !== "failed")
    return log.error({ refund: refundId }, "a gateway has made a refund after all that had failed");
  if (refund?.state !== "sent" && refund?.state !== "done") return;
  const payment = await findPayment(db, refund.paymentId);
  invariant(payment, `payment ${refund.paymentId} is still there`);
  if (!isActive(payment.gateway)) return;
  if (news?.state === "done") return endRefund(refundId, "done", now);
  const at = connectedGateway(payment.gateway);
  const saidFailed = news?.state === "failed" && news.ask === Math.max(1, refund.asks);
  const toMake = { ...(await refundToMake(db, refund, payment)), saidFailed };
  const found = await at.fetchRefund(toMake);
  if (!found) {
    log.error({ refund: refundId }, "a gateway does not know a refund that it had taken on");
    const isStale = refund.state === "sent" && now.getTime() - refund.changedAt.getTime() >= unknownForMs;
    return isStale ? failRefund(refundId, now, { toWallet: false }) : undefined;
  }
  if (found.state === "pending") return;
  if (!at.sentBack) return endRefund(refundId, found.state, now);
  // The gateway's total may lag behind a recent request.
  if (found.state === "failed" && !saidFailed && !(await isQuiet(refund, now))) return;
  await endRefund(refundId, found.state, now, { sentBesides: toMake.refundedBefore });
}

/** The lost answer, or one still on its way. */
async function hearOfOwed(refund: Refund, { ask, state }: RefundNews, now: Date): Promise<void> {
  if (state === "failed") {
    if (await clearUnansweredRequest(db, refund.id, ask)) await countRefusal(db, refund.id);
    return;
  }
  const isThis = ask === refund.asks;
  // Another request is running: the money may have been sent twice.
  if (!isThis && refund.askedAt)
    return log.error({ refund: refund.id, ask }, "an earlier asking for a refund was carried out after all");
  await bookAnswer(refund, { gatewayRefundId: refund.id, state }, now);
}

/**
 * If the gateway has paid it too, the money went twice: nothing is booked, so the nightly reconciliation reports it
 * and a person can recover it.
 */
async function hearOfPaid(refund: Refund, news: RefundNews | null): Promise<void> {
  const payment = await findPayment(db, refund.paymentId);
  invariant(payment, `payment ${refund.paymentId} is still there`);
  const asked = async () =>
    connectedGateway(payment.gateway).fetchRefund(await refundToMake(db, refund, payment));
  const state = news ? news.state : (await asked())?.state;
  if (state === "pending" || state === "done")
    log.error({ refund: refund.id }, "a gateway has made a refund that we had paid from our bank");
}

const quietMs = 10 * 60 * 1000;

async function isQuiet(refund: Refund, now: Date): Promise<boolean> {
  const others = await otherAcceptedRefunds(db, refund);
  return [refund, ...others].every(({ changedAt }) => now.getTime() - changedAt.getTime() >= quietMs);
}
