import { hmac, queueMessage } from "#simulator/webhook-deliveries.ts";
import { takeFault } from "#simulator/faults.ts";
import { shownOrder, type OrderRecord } from "#simulator/gateways/razorpay/orders.ts";
import { refused } from "#simulator/gateways/razorpay/refusal.ts";
import type { RazorpayAccount } from "#simulator/gateways/razorpay/accounts.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";

export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  amount_refunded: number;
  captured: boolean;
  created_at: number;
  currency: string;
  error_code: string | null;
  error_description: string | null;
  method: "card";
  notes: Record<string, string>;
  order_id: string;
  refund_status: "partial" | "full" | null;
  status: "authorized" | "captured" | "refunded" | "failed";
};

export type PayResult =
  | { outcome: "paid" | "abandoned"; proof: Record<string, string> }
  | { outcome: "declined"; reason: string; error: object };

/** Captures at once, the accounts' default. */
export function payOrder(simulation: Simulation, account: RazorpayAccount, order: OrderRecord): PayResult {
  const taken = takeFault(simulation.store, "payment", { gateway: "razorpay", id: order.id });
  if (taken?.fault === "decline")
    return declineOrder(simulation, account, order, "Your payment was declined.");
  if (taken?.fault === "insufficient_funds") {
    return declineOrder(simulation, account, order, "Your account has insufficient funds.");
  }
  const payment = newPayment(simulation, order, "authorized");
  simulation.store.put("payment", payment.id, payment);
  simulation.store.put("order", order.id, { ...order, attempts: order.attempts + 1, status: "attempted" });
  tell(simulation, account, "payment.authorized", { payment });
  if (taken?.fault !== "authorize_only") capturePayment(simulation, account, payment, payment);
  return {
    outcome: taken?.fault === "abandon" ? "abandoned" : "paid",
    proof: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: hmac(account.keySecret, `${order.id}|${payment.id}`),
    },
  };
}

/** The order stays open for another try. */
export function declineOrder(
  simulation: Simulation,
  account: RazorpayAccount,
  order: OrderRecord,
  reason: string,
): PayResult {
  const payment: Payment = {
    ...newPayment(simulation, order, "failed"),
    error_code: "BAD_REQUEST_ERROR",
    error_description: reason,
  };
  simulation.store.put("payment", payment.id, payment);
  simulation.store.put("order", order.id, { ...order, attempts: order.attempts + 1, status: "attempted" });
  tell(simulation, account, "payment.failed", { payment });
  const error = {
    code: "BAD_REQUEST_ERROR",
    description: reason,
    source: "bank",
    step: "payment_authorization",
    reason: "payment_failed",
    metadata: { order_id: order.id, payment_id: payment.id },
  };
  return { outcome: "declined", reason, error };
}

function newPayment(simulation: Simulation, order: OrderRecord, status: Payment["status"]): Payment {
  return {
    id: makeId("pay_", 14),
    entity: "payment",
    amount: order.amount,
    amount_refunded: 0,
    captured: false,
    created_at: simulation.now(),
    currency: order.currency,
    error_code: null,
    error_description: null,
    method: "card",
    notes: order.notes,
    order_id: order.id,
    refund_status: null,
    status,
  };
}

export function capturePayment(
  simulation: Simulation,
  account: RazorpayAccount,
  payment: Payment,
  asked: { amount?: unknown; currency?: unknown },
): Payment {
  if (payment.status === "captured") throw refused("This payment has already been captured");
  if (payment.status !== "authorized")
    throw refused("Only payments which have been authorized can be captured");
  if (asked.amount !== payment.amount || asked.currency !== payment.currency) {
    throw refused("Capture amount must be equal to the amount authorized", "amount");
  }
  const captured: Payment = { ...payment, captured: true, status: "captured" };
  const order = simulation.store.get<OrderRecord>("order", payment.order_id);
  if (!order) throw refused("The id provided does not exist");
  const paid: OrderRecord = { ...order, amount_paid: order.amount, amount_due: 0, status: "paid" };
  simulation.store.put("payment", captured.id, captured);
  simulation.store.put("order", paid.id, paid);
  tell(simulation, account, "payment.captured", { payment: captured });
  tell(simulation, account, "order.paid", { payment: captured, order: paid });
  return captured;
}

export function paymentsOf(simulation: Simulation, order: OrderRecord): object {
  const items = simulation.store.list<Payment>("payment", { field: "order_id", value: order.id });
  return { entity: "collection", count: items.length, items };
}

export function listPayments(
  simulation: Simulation,
  account: RazorpayAccount,
  query: URLSearchParams,
): object {
  const from = Number(query.get("from") ?? 0);
  const skip = Number(query.get("skip") ?? 0);
  const count = Math.min(100, Number(query.get("count") ?? 10));
  const mine = new Set(
    simulation.store
      .list<OrderRecord>("order", { field: "account", value: account.name })
      .map(({ id }) => id),
  );
  const items = simulation.store
    .list<Payment>("payment")
    .filter((payment) => mine.has(payment.order_id) && payment.created_at >= from)
    .slice(skip, skip + count);
  return { entity: "collection", count: items.length, items };
}

export function tell(
  simulation: Simulation,
  account: RazorpayAccount,
  event: string,
  entities: { payment: Payment; order?: OrderRecord; refund?: object },
): void {
  const shown = { ...entities, ...(entities.order ? { order: shownOrder(entities.order) } : {}) };
  const body = {
    entity: "event",
    account_id: `acc_${account.name}`,
    event,
    contains: Object.keys(shown),
    payload: Object.fromEntries(Object.entries(shown).map(([name, entity]) => [name, { entity }])),
    created_at: simulation.now(),
  };
  queueMessage(simulation, {
    gateway: "razorpay",
    account: account.name,
    eventId: makeId("", 14),
    event,
    about: entities.payment.order_id,
    body,
  });
}
