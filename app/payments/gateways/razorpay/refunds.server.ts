import { z } from "zod";

import {
  fromGatewayAmount,
  readUnits,
  toGatewayAmount,
  unitsOf,
} from "#app/payments/gateways/gateway-amount.ts";
import type { GatewayRefund, MoneyAtGateway, RefundToMake } from "#app/payments/gateways/gateway.ts";
import { RazorpayRefused, type RazorpayClient } from "#app/payments/gateways/razorpay/client.server.ts";
import { readAnswer } from "#app/payments/gateways/razorpay/orders.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

const refundRecord = z.object({
  id: z.string(),
  status: z.enum(["pending", "processed", "failed"]),
  // Razorpay sends empty notes as a list.
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
});

/** Finds an earlier refund by our id in its notes: how long Razorpay remembers an idempotency key is undocumented. */
export async function makeRazorpayRefund(
  client: RazorpayClient,
  refund: RefundToMake,
): Promise<Outcome<GatewayRefund>> {
  const made = await findRazorpayRefund(client, refund);
  if (made) return done(made);
  const units = unitsOf(refund.currency);
  invariant(units, `Razorpay cannot refund ${refund.currency}`);
  const { refundId, gatewayPaymentId, refusals } = refund;
  const request = {
    amount: toGatewayAmount(refund.amount, units),
    speed: "normal",
    receipt: `${refundId.replaceAll("-", "")}${refusals > 0 ? `-${refusals}` : ""}`,
    notes: { refund_id: refundId },
  };
  try {
    const answer = await client.post(`/v1/payments/${gatewayPaymentId}/refund`, request, {
      "x-refund-idempotency": `${refundId}-${refusals}`,
    });
    return done(toGatewayRefund(readAnswer(refundRecord, answer)));
  } catch (error) {
    if (!(error instanceof RazorpayRefused)) throw error;
    const { code, message } = error;
    log.error({ refundId, code, reason: message }, "Razorpay refused a refund");
    return refuse({
      code: alreadyBack.test(message) ? "refund_impossible" : "refund_refused",
      message: `Razorpay refused the refund: ${message}`,
      status: 409,
    });
  }
}

/** The money is refunded already, or disputed. */
const alreadyBack = /fully refunded|greater than|exceeds|dispute/i;

export async function findRazorpayRefund(
  client: RazorpayClient,
  { gatewayPaymentId, refundId }: Pick<RefundToMake, "gatewayPaymentId" | "refundId">,
): Promise<GatewayRefund | null> {
  for (let skip = 0; ; skip += pageSize) {
    const answer = await client.get(
      `/v1/payments/${gatewayPaymentId}/refunds?count=${pageSize}&skip=${skip}`,
    );
    const { items } = readAnswer(z.object({ items: z.array(refundRecord) }), answer);
    const made = items.find(({ notes }) => notes && !Array.isArray(notes) && notes["refund_id"] === refundId);
    if (made) return toGatewayRefund(made);
    if (items.length < pageSize) return null;
  }
}

const pageSize = 100;

function toGatewayRefund({ id, status }: z.infer<typeof refundRecord>): GatewayRefund {
  const states = { processed: "done", failed: "failed", pending: "pending" } as const;
  return { gatewayRefundId: id, state: states[status] };
}

const paymentRecord = z.object({
  id: z.string(),
  order_id: z.string().nullable().optional(),
  amount: z.int(),
  amount_refunded: z.int().nullable(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  created_at: z.int(),
});

export async function listRazorpayMoney(client: RazorpayClient, since: Date): Promise<MoneyAtGateway[]> {
  const from = Math.floor(since.getTime() / 1000);
  const money = new Map<string, MoneyAtGateway>();
  for (let skip = 0; ; skip += pageSize) {
    const answer = await client.get(`/v1/payments?from=${from}&count=${pageSize}&skip=${skip}`);
    const { items } = readAnswer(z.object({ items: z.array(paymentRecord) }), answer);
    // New payments shift others onto the next page, where they appear a second time.
    for (const one of items.filter(({ status }) => status === "captured" || status === "refunded"))
      money.set(one.id, moneyOf(one));
    if (items.length < pageSize) return [...money.values()];
  }
}

function moneyOf(payment: z.infer<typeof paymentRecord>): MoneyAtGateway {
  const { id, currency, amount, amount_refunded: refunded, order_id: orderId } = payment;
  const known = readUnits(currency, unitsOf);
  invariant(known, `Razorpay's payment ${id} is in ${currency}, which it is not offered for`);
  return {
    gatewayPaymentId: id,
    gatewayOrderId: orderId ?? null,
    captured: fromGatewayAmount(amount, known.units),
    refunded: fromGatewayAmount(refunded ?? 0, known.units),
    currency: known.currency,
    capturedAt: new Date(payment.created_at * 1000),
  };
}
