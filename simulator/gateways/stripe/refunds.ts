import { hiddenUntil, isSeen, planOutcome, planRefund, type RefundPlan } from "#simulator/refund-outcomes.ts";
import { type EndRefund, makeId, type Simulation } from "#simulator/simulation.ts";
import { missing, refusal } from "#simulator/gateways/stripe/answer.ts";
import { recordEvent } from "#simulator/gateways/stripe/webhook-events.ts";
import { textAt, textsAt, type Fields } from "#simulator/gateways/stripe/form.ts";
import { notFound, type Intent } from "#simulator/gateways/stripe/intents.ts";

export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  charge: string | null;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: "pending" | "succeeded" | "failed";
  hidden_until: number;
};

/** Call it before the request's transaction, which a refusal rolls back. */
export function planOf(simulation: Simulation, fields: Fields): RefundPlan {
  return planRefund(simulation, "stripe", textAt(fields, "payment_intent") ?? "");
}

export function createRefund(simulation: Simulation, fields: Fields, plan: RefundPlan): Refund {
  const intent = refundable(simulation, textAt(fields, "payment_intent"));
  const left = intent.amount_received - intent.amount_refunded;
  const amount = Number(textAt(fields, "amount") ?? left);
  if (!(Number.isSafeInteger(amount) && amount > 0 && amount <= left)) {
    throw refusal(
      undefined,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      "amount",
    );
  }
  if (plan.begins === "refused")
    throw refusal("balance_insufficient", "Insufficient funds in your Stripe balance to refund this amount.");
  const refund: Refund = {
    id: makeId("re_", 24),
    object: "refund",
    amount,
    charge: intent.latest_charge,
    created: simulation.now(),
    currency: intent.currency,
    metadata: textsAt(fields, "metadata"),
    payment_intent: intent.id,
    status: plan.begins === "pending" ? "pending" : "succeeded",
    hidden_until: hiddenUntil(plan),
  };
  addRefunded(simulation, intent, amount);
  simulation.store.put("refund", refund.id, refund);
  recordEvent(simulation, "refund.created", refund, intent.id);
  if (plan.later) planOutcome(simulation, "stripe", refund.id, plan.later);
  return refund;
}

function refundable(simulation: Simulation, intentId: string | null): Intent {
  if (!intentId) throw missing("payment_intent");
  const intent = simulation.store.get<Intent>("payment_intent", intentId);
  if (!intent) throw notFound("payment_intent", intentId);
  if (intent.status !== "succeeded")
    throw refusal(undefined, `This PaymentIntent (${intentId}) has no charge to refund.`);
  if (intent.amount_received === intent.amount_refunded)
    throw refusal("charge_already_refunded", `Charge ${intent.latest_charge} has already been refunded.`);
  return intent;
}

/** A failed refund frees its amount again. */
function addRefunded(simulation: Simulation, intent: Intent, amount: number): void {
  const amount_refunded = intent.amount_refunded + amount;
  simulation.store.put("payment_intent", intent.id, { ...intent, amount_refunded });
}

export const endRefund: EndRefund = (simulation, refundId, becomes) => {
  const refund = findRefund(simulation, refundId);
  const intent = simulation.store.get<Intent>("payment_intent", refund.payment_intent);
  if (becomes === "failed" && intent) addRefunded(simulation, intent, -refund.amount);
  const ended: Refund = { ...refund, status: becomes === "failed" ? "failed" : "succeeded" };
  simulation.store.put("refund", refund.id, ended);
  const event = becomes === "failed" ? "refund.failed" : "refund.updated";
  recordEvent(simulation, event, ended, refund.payment_intent);
};

export function findRefund(simulation: Simulation, id: string): Refund {
  const refund = simulation.store.get<Refund>("refund", id);
  if (!refund) throw notFound("refund", id);
  return refund;
}

export function listRefunds(simulation: Simulation, query: URLSearchParams): object {
  const intent = query.get("payment_intent");
  const found = simulation.store
    .list<Refund>("refund", intent ? { field: "payment_intent", value: intent } : undefined)
    .filter(isSeen);
  return page("/v1/refunds", found, query);
}

export function listCharges(simulation: Simulation, query: URLSearchParams): object {
  const since = Number(query.get("created[gte]") ?? 0);
  const charges = simulation.store
    .list<Intent>("payment_intent")
    .filter((intent) => intent.status === "succeeded" && intent.created >= since)
    .map((intent) => ({
      id: intent.latest_charge ?? "",
      object: "charge",
      amount: intent.amount,
      amount_captured: intent.amount_received,
      amount_refunded: intent.amount_refunded,
      captured: true,
      created: intent.created,
      currency: intent.currency,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      refunded: intent.amount_refunded === intent.amount_received,
      status: "succeeded",
    }));
  return page("/v1/charges", charges, query);
}

function page(url: string, all: { id: string }[], query: URLSearchParams): object {
  const limit = Math.min(100, Number(query.get("limit") ?? 10));
  const after = query.get("starting_after");
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: "list", data: all.slice(from, from + limit), has_more: all.length > from + limit, url };
}
