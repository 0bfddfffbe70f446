import { toGatewayAmount, unitsAt } from "#app/payments/gateway-amount.ts";
import { type GatewayRefund, GatewayUnreachable, type RefundToMake } from "#app/payments/gateway.ts";
import type { PayfortClient } from "#app/payments/payfort-client.server.ts";
import { askStatus, refundFailed, unconfirmed, usedBefore } from "#app/payments/payfort-status.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/**
 * Sends captured money back, once. Our id goes along as the refund's own reference, which Amazon takes a second time
 * only after it has declined the first; before that, the sum it has sent back is compared with our books.
 */
export async function makePayfortRefund(
  client: PayfortClient,
  refund: RefundToMake,
): Promise<Outcome<GatewayRefund>> {
  const made = await findPayfortRefund(client, refund);
  if (made && made.state !== "failed") return done(made);
  const units = unitsAt("payfort", refund.currency);
  invariant(units, `Amazon cannot refund ${refund.currency}`);
  const answer = await client({
    command: "REFUND",
    merchant_reference: refund.gatewayOrderId,
    amount: String(toGatewayAmount(refund.amount, units)),
    currency: refund.currency,
    maintenance_reference: refund.refundId,
  });
  return readRefund(refund, answer["response_code"] ?? "", answer["response_message"] ?? "");
}

const refunded = "06";
/** Trouble of theirs, after which nobody knows. */
const unknownWhy = new Set(["006", "051", "071", "099", unconfirmed]);

function readRefund(refund: RefundToMake, code: string, words: string): Outcome<GatewayRefund> {
  const [status, message] = [code.slice(0, 2), code.slice(2)];
  const { refundId } = refund;
  if (status === refunded)
    return done({ gatewayRefundId: refundId, state: message === unconfirmed ? "pending" : "done" });
  if (usedBefore.has(message)) return done({ gatewayRefundId: refundId, state: "pending" });
  const saidNo = (status === refundFailed || status === "00") && !unknownWhy.has(message);
  if (!saidNo) throw new GatewayUnreachable(`Amazon answered ${code} to a refund`);
  log.error({ refundId, code }, "Amazon refused a refund");
  return refuse({ code: "refund_refused", message: `Amazon refused the refund: ${words}`, status: 409 });
}

/**
 * What became of a refund, by the sum that Amazon has sent back of the same money: it tells nothing of a single one.
 * Failed is only what the sum lacks to the hundredth, or all. Null when the sum does not tell.
 */
export async function findPayfortRefund(
  client: PayfortClient,
  refund: RefundToMake,
): Promise<GatewayRefund | null> {
  const found = await askStatus(client, refund.gatewayOrderId);
  if (!found?.money) return null;
  const withThis = refund.refundedBefore + refund.amount;
  const gatewayRefundId = refund.refundId;
  // Either just this one is missing from the sum, or every one is.
  const lacksThis = found.money.refunded === refund.refundedBefore || found.money.refunded === 0n;
  if (found.money.refunded < withThis)
    return found.status === refundFailed && lacksThis ? { gatewayRefundId, state: "failed" } : null;
  const isLast = found.money.refunded === withThis;
  return { gatewayRefundId, state: isLast && found.message === unconfirmed ? "pending" : "done" };
}
