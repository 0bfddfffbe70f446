import { outcomeFields, type Fields } from "#simulator/gateways/payfort/messages.ts";
import { findByFortId, findOrder, keep, tellShop, type Order } from "#simulator/gateways/payfort/orders.ts";
import { hiddenUntil, planOutcome, planRefund, type RefundPlan } from "#simulator/refund-outcomes.ts";
import { type EndRefund, makeId, type Simulation } from "#simulator/simulation.ts";

type Refund = {
  id: string;
  merchant_reference: string;
  amount: number;
  currency: string;
  request: Fields;
  /** 06777 is unconfirmed, 06000 has arrived, 07666 failed. */
  code: string;
};

const kind = "payfort_refund";
const arrived = "06000";
const unconfirmed = "06777";
const cameToNothing = "07666";

/**
 * Pays repeated requests again: nobody has proved that the real one rejects a repeated reference. Calls `lose` to
 * drop the answer.
 */
export function refundOrder(simulation: Simulation, request: Fields, lose: () => void): Fields {
  const order = orderOf(simulation, request);
  const plan = planRefund(simulation, "payfort", order?.merchant_reference ?? "");
  const code = order ? refusalOf(order, request, plan) : "00036";
  if (!order || code) return answerOf(request, order, code ?? "00036");
  const begun = plan.begins === "pending" ? unconfirmed : arrived;
  const refund: Refund = {
    id: makeId("refund-", 12),
    merchant_reference: order.merchant_reference,
    amount: Number(request["amount"]),
    currency: order.currency,
    request,
    code: begun,
  };
  simulation.store.put(kind, refund.id, refund);
  const until = hiddenUntil(plan);
  const { code: codeBefore, refunded_amount } = order;
  const lags = { until, code: codeBefore, refunded_amount };
  const refunded = keep(simulation, {
    ...order,
    code: begun,
    refunded_amount: refunded_amount + refund.amount,
    lags: until > 0 ? lags : order.lags,
  });
  if (until > 0) lose();
  if (plan.begins !== "refused" && plan.later) planOutcome(simulation, "payfort", refund.id, plan.later);
  const answer = answerOf(request, refunded, begun);
  tellShop(simulation, order.merchant_reference, answer);
  return answer;
}

function orderOf(simulation: Simulation, request: Fields): Order | null {
  const { merchant_reference: reference, fort_id: fortId } = request;
  const found = reference ? findOrder(simulation, reference) : findByFortId(simulation, fortId ?? "");
  return fortId && found?.fort_id !== fortId ? null : found;
}

function refusalOf(order: Order, request: Fields, plan: RefundPlan): string | null {
  if (request["currency"] !== order.currency) return "00013";
  const amount = Number(request["amount"]);
  if (!/^\d{1,10}$/.test(request["amount"] ?? "") || amount === 0) return "00005";
  if (order.captured_amount === 0) return "07662";
  if (amount > order.captured_amount - order.refunded_amount) return "07048";
  return plan.begins === "refused" ? "07018" : null;
}

function answerOf(request: Fields, order: Order | null, code: string): Fields {
  const { signature: _, ...said } = request;
  return {
    ...said,
    ...(order && { merchant_reference: order.merchant_reference, fort_id: order.fort_id }),
    ...outcomeFields(code),
  };
}

export const endRefund: EndRefund = (simulation, refundId, becomes) => {
  const refund = simulation.store.get<Refund>(kind, refundId);
  const order = refund && findOrder(simulation, refund.merchant_reference);
  if (!order) return;
  const code = becomes === "done" ? arrived : cameToNothing;
  simulation.store.put(kind, refund.id, { ...refund, code });
  const refunded_amount = order.refunded_amount - (becomes === "failed" ? refund.amount : 0);
  const ended = keep(simulation, { ...order, code, refunded_amount });
  tellShop(simulation, order.merchant_reference, answerOf(refund.request, ended, code));
};
