import { takeFault } from "#simulator/faults.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";
import { StripeRefusal, refusal } from "#simulator/gateways/stripe/answer.ts";
import { recordEvent } from "#simulator/gateways/stripe/webhook-events.ts";
import { shown, type Session, type SessionRecord } from "#simulator/gateways/stripe/session.ts";

export type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  amount_refunded: number;
  currency: string;
  created: number;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  status: "requires_payment_method" | "succeeded";
};

/** Expires an overdue one first. */
export function findSession(simulation: Simulation, id: string): SessionRecord {
  const session = simulation.store.get<SessionRecord>("session", id);
  if (!session) throw notFound("checkout.session", id);
  return session.status === "open" && session.expires_at <= simulation.now()
    ? endSession(simulation, session)
    : session;
}

export function showSession(simulation: Simulation, session: SessionRecord, expand: string[]): object {
  const intent = session.payment_intent;
  if (!intent || !expand.includes("payment_intent")) return shown(session);
  return { ...shown(session), payment_intent: simulation.store.get<Intent>("payment_intent", intent) };
}

export function expireSession(simulation: Simulation, id: string): Session {
  const session = findSession(simulation, id);
  if (session.status !== "open") {
    throw refusal(
      undefined,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return shown(endSession(simulation, session));
}

function endSession(simulation: Simulation, session: SessionRecord): SessionRecord {
  const ended: SessionRecord = { ...session, status: "expired", url: null };
  simulation.store.put("session", session.id, ended);
  recordEvent(simulation, "checkout.session.expired", shown(ended), session.id);
  return ended;
}

export function endOverdueSessions(simulation: Simulation): void {
  for (const session of simulation.store.list<SessionRecord>("session", { field: "status", value: "open" })) {
    if (session.expires_at <= simulation.now())
      simulation.store.transaction(() => endSession(simulation, session));
  }
}

export type PayResult =
  | { outcome: "paid" | "abandoned"; session: SessionRecord }
  | { outcome: "declined"; reason: string };

export function paySession(simulation: Simulation, session: SessionRecord): PayResult {
  const taken = takeFault(simulation.store, "payment", { gateway: "stripe", id: session.id });
  if (taken?.fault === "decline") return declineSession(simulation, session, "Your card was declined.");
  if (taken?.fault === "insufficient_funds") {
    return declineSession(simulation, session, "Your card has insufficient funds.");
  }
  const intent = intentOf(simulation, session);
  const paidIntent: Intent = {
    ...intent,
    amount_received: session.amount_total,
    latest_charge: makeId("ch_", 24),
    status: "succeeded",
  };
  const paid: SessionRecord = {
    ...session,
    payment_intent: intent.id,
    payment_status: "paid",
    status: "complete",
    url: null,
  };
  simulation.store.put("payment_intent", intent.id, paidIntent);
  simulation.store.put("session", session.id, paid);
  recordEvent(simulation, "payment_intent.succeeded", paidIntent, session.id);
  recordEvent(simulation, "checkout.session.completed", shown(paid), session.id);
  return { outcome: taken?.fault === "abandon" ? "abandoned" : "paid", session: paid };
}

/** The session stays open for another card. */
export function declineSession(simulation: Simulation, session: SessionRecord, reason: string): PayResult {
  const intent = intentOf(simulation, session);
  simulation.store.put("payment_intent", intent.id, intent);
  simulation.store.put("session", session.id, { ...session, payment_intent: intent.id });
  recordEvent(simulation, "payment_intent.payment_failed", intent, session.id);
  return { outcome: "declined", reason };
}

function intentOf(simulation: Simulation, session: SessionRecord): Intent {
  const kept =
    session.payment_intent && simulation.store.get<Intent>("payment_intent", session.payment_intent);
  return (
    kept || {
      id: makeId("pi_", 24),
      object: "payment_intent",
      amount: session.amount_total,
      amount_received: 0,
      amount_refunded: 0,
      currency: session.currency,
      created: simulation.now(),
      latest_charge: null,
      livemode: false,
      metadata: session.intent_metadata,
      status: "requires_payment_method",
    }
  );
}

export function notFound(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, {
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: "id",
  });
}
