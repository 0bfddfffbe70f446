import { type GatewayRefund, GatewayUnreachable, type RefundToMake } from "#app/payments/gateways/gateway.ts";
import { refundReference } from "#app/payments/gateways/payfort/purchase-form.ts";
import { toGatewayAmount } from "#app/payments/gateways/gateway-amount.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import type { PayfortClient } from "#app/payments/gateways/payfort/client.server.ts";
import {
  askStatus,
  refundFailed,
  unconfirmed,
  refundStateOf,
} from "#app/payments/gateways/payfort/status.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** We cannot rely on Amazon to reject a repeated reference: the caller must know that this refund was never made. */
export async function makePayfortRefund(
  client: PayfortClient,
  refund: RefundToMake,
): Promise<Outcome<GatewayRefund>> {
  const units = payfortUnits(refund.currency);
  invariant(units, `Amazon cannot refund ${refund.currency}`);
  const answer = await client({
    command: "REFUND",
    merchant_reference: refund.gatewayOrderId,
    amount: String(toGatewayAmount(refund.amount, units)),
    currency: refund.currency,
    maintenance_reference: refundReference(refund),
  });
  return readRefund(refund, answer["response_code"] ?? "", answer["response_message"] ?? "");
}

function readRefund({ refundId }: RefundToMake, code: string, text: string): Outcome<GatewayRefund> {
  const state = refundStateOf(code);
  if (!state) throw new GatewayUnreachable(`Amazon answered ${code} to a refund`);
  if (state !== "failed") return done({ gatewayRefundId: refundId, state });
  log.error({ refundId, code }, "Amazon refused a refund");
  return refuse({ code: "refund_refused", message: `Amazon refused the refund: ${text}`, status: 409 });
}

export async function readSentBack(client: PayfortClient, refund: RefundToMake): Promise<bigint> {
  const found = await askStatus(client, refund.gatewayOrderId);
  if (!found?.money) throw new GatewayUnreachable("Amazon does not show the money that is to go back");
  return found.money.refunded;
}

/**
 * Deduced from the sum sent back. Unanswered: done if the sum grew by exactly its amount. Accepted: failed if the sum
 * lacks it or everything, or Amazon says so and the sum agrees. Null otherwise.
 */
export async function findPayfortRefund(
  client: PayfortClient,
  refund: RefundToMake,
): Promise<GatewayRefund | null> {
  const found = await askStatus(client, refund.gatewayOrderId);
  if (!found?.money) return null;
  const { refundId: gatewayRefundId, amount, refundedBefore, unansweredSince, saidFailed } = refund;
  const { refunded } = found.money;
  const foundState = found.message === unconfirmed ? ("pending" as const) : ("done" as const);
  if (unansweredSince !== null)
    return refunded === unansweredSince + amount ? { gatewayRefundId, state: foundState } : null;
  const missing = refundedBefore + amount - refunded;
  if (missing <= 0n) return { gatewayRefundId, state: missing === 0n ? foundState : "done" };
  const lacksThis = found.status === refundFailed && (missing === amount || refunded === 0n);
  const isGone = lacksThis || (saidFailed === true && missing >= amount);
  return isGone ? { gatewayRefundId, state: "failed" } : null;
}
