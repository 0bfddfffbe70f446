import { tell, type Payment } from "#simulator/razorpay/payments.ts";
import { refused } from "#simulator/razorpay/refusal.ts";
import type { RazorpayAccount } from "#simulator/settings.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";

type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  created_at: number;
  notes: Record<string, string>;
  payment_id: string;
  receipt: string | null;
  speed_processed: "normal";
  status: "processed";
};

type Body = Record<string, unknown>;

/** Sends money back, once per idempotency key; another request under the same key is refused. */
export function refundPayment(
  simulation: Simulation,
  account: RazorpayAccount,
  payment: Payment,
  body: Body,
  key: string | undefined,
): Refund {
  if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw refused("The idempotency key is invalid.");
  const asked = JSON.stringify([payment.id, body]);
  const kept = key ? simulation.store.get<{ asked: string; refund: Refund }>("refund_key", key) : null;
  if (kept && kept.asked !== asked)
    throw refused("Different request body sent for the same idempotency key.");
  if (kept) return kept.refund;
  const refund = makeRefund(simulation, account, payment, body);
  if (key) simulation.store.put("refund_key", key, { asked, refund });
  return refund;
}

function makeRefund(simulation: Simulation, account: RazorpayAccount, payment: Payment, body: Body): Refund {
  if (payment.status === "refunded") throw refused("The payment has been fully refunded already");
  if (payment.status !== "captured")
    throw refused("The payment status should be captured for action to be taken");
  const left = payment.amount - payment.amount_refunded;
  const amount = body["amount"] ?? left;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 1)
    throw refused("The amount is invalid.");
  if (amount > left) throw refused("The refund amount provided is greater than amount captured", "amount");
  const refund: Refund = {
    id: makeId("rfnd_", 14),
    entity: "refund",
    amount,
    currency: payment.currency,
    created_at: simulation.now(),
    notes: (body["notes"] ?? {}) as Record<string, string>,
    payment_id: payment.id,
    receipt: typeof body["receipt"] === "string" ? body["receipt"] : null,
    speed_processed: "normal",
    status: "processed",
  };
  const whole = amount === left;
  const refunded: Payment = {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refund_status: whole ? "full" : "partial",
    status: whole ? "refunded" : "captured",
  };
  simulation.store.put("payment", payment.id, refunded);
  simulation.store.put("razorpay_refund", refund.id, refund);
  tell(simulation, account, "refund.processed", { payment: refunded, refund });
  return refund;
}
