import type { OrderRecord } from "#simulator/gateways/razorpay/orders.ts";
import { tell, type Payment } from "#simulator/gateways/razorpay/payments.ts";
import { refused } from "#simulator/gateways/razorpay/refusal.ts";
import { hiddenUntil, isSeen, planOutcome, type RefundPlan } from "#simulator/refund-outcomes.ts";
import { accountsOf, type RazorpayAccount } from "#simulator/gateways/razorpay/accounts.ts";
import { type EndRefund, makeId, type Simulation } from "#simulator/simulation.ts";

export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  created_at: number;
  notes: Record<string, string>;
  payment_id: string;
  receipt: string | null;
  speed_processed: "normal";
  status: "pending" | "processed" | "failed";
  hidden_until: number;
};

type Body = Record<string, unknown>;

/** `plan` is taken before the transaction, which a refusal rolls back. */
export type RefundRequest = { payment: Payment; body: Body; key: string | undefined; plan: RefundPlan };

/** Once per idempotency key; refuses a different request under the same key. */
export function refundPayment(
  simulation: Simulation,
  account: RazorpayAccount,
  { payment, body, key, plan }: RefundRequest,
): Refund {
  if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw refused("The idempotency key is invalid.");
  const asked = JSON.stringify([payment.id, body]);
  const kept = key ? simulation.store.get<{ asked: string; refund: Refund }>("refund_key", key) : null;
  if (kept && kept.asked !== asked)
    throw refused("Different request body sent for the same idempotency key.");
  if (kept) return kept.refund;
  const amount = readAmount(payment, body);
  if (plan.begins === "refused")
    throw refused("Your account does not have enough balance to carry out the refund operation.");
  const refund = makeRefund(simulation, payment, amount, body, plan);
  if (key) simulation.store.put("refund_key", key, { asked, refund });
  if (plan.later) planOutcome(simulation, "razorpay", refund.id, plan.later);
  const event = refund.status === "processed" ? "refund.processed" : "refund.created";
  tell(simulation, account, event, { payment: paymentOf(simulation, refund), refund });
  return refund;
}

function readAmount(payment: Payment, body: Body): number {
  if (payment.status === "refunded") throw refused("The payment has been fully refunded already");
  if (payment.status !== "captured")
    throw refused("The payment status should be captured for action to be taken");
  const left = payment.amount - payment.amount_refunded;
  const amount = body["amount"] ?? left;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 1)
    throw refused("The amount is invalid.");
  if (amount > left) throw refused("The refund amount provided is greater than amount captured", "amount");
  return amount;
}

function makeRefund(
  simulation: Simulation,
  payment: Payment,
  amount: number,
  body: Body,
  plan: RefundPlan,
): Refund {
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
    status: plan.begins === "pending" ? "pending" : "processed",
    hidden_until: hiddenUntil(plan),
  };
  addRefunded(simulation, payment, amount);
  simulation.store.put("razorpay_refund", refund.id, refund);
  return refund;
}

/** A failed refund frees its amount again. */
function addRefunded(simulation: Simulation, payment: Payment, amount: number): void {
  const amount_refunded = payment.amount_refunded + amount;
  const whole = amount_refunded === payment.amount;
  const changed: Payment = {
    ...payment,
    amount_refunded,
    refund_status: whole ? "full" : amount_refunded > 0 ? "partial" : null,
    status: whole ? "refunded" : "captured",
  };
  simulation.store.put("payment", payment.id, changed);
}

export const endRefund: EndRefund = (simulation, refundId, becomes) => {
  const refund = simulation.store.get<Refund>("razorpay_refund", refundId);
  if (!refund) return;
  const ended: Refund = { ...refund, status: becomes === "failed" ? "failed" : "processed" };
  simulation.store.put("razorpay_refund", refundId, ended);
  if (becomes === "failed") addRefunded(simulation, paymentOf(simulation, refund), -refund.amount);
  const payment = paymentOf(simulation, refund);
  const name = simulation.store.get<OrderRecord>("order", payment.order_id)?.account;
  const account = accountsOf(simulation).find((one) => one.name === name);
  if (account) tell(simulation, account, `refund.${ended.status}`, { payment, refund: ended });
};

export function refundsOf(simulation: Simulation, payment: Payment, query: URLSearchParams): object {
  const [skip, count] = [Number(query.get("skip") ?? 0), Math.min(100, Number(query.get("count") ?? 10))];
  const items = simulation.store
    .list<Refund>("razorpay_refund", { field: "payment_id", value: payment.id })
    .filter(isSeen)
    .slice(skip, skip + count);
  return { entity: "collection", count: items.length, items };
}

function paymentOf(simulation: Simulation, refund: Refund): Payment {
  const payment = simulation.store.get<Payment>("payment", refund.payment_id);
  if (!payment) throw refused("The id provided does not exist");
  return payment;
}
