import { randomInt } from "node:crypto";

import { queueMessage } from "#simulator/webhook-deliveries.ts";
import { takeFault } from "#simulator/faults.ts";
import { outcomeFields, type Fields } from "#simulator/gateways/payfort/messages.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";

/** Its reference can never be used again, whatever happens. */
export type Order = {
  merchant_reference: string;
  fort_id: string;
  amount: number;
  currency: string;
  request: Fields;
  /** 01000 waits for the customer, 14000 is paid. */
  code: string;
  captured_amount: number;
  refunded_amount: number;
  /** What status requests still show, until when. */
  lags: { until: number; code: string; refunded_amount: number } | null;
  certain_at: number | null;
};

export const waiting = "01000";
const kind = "payfort_order";

export function findOrder(simulation: Simulation, reference: string): Order | null {
  return simulation.store.get<Order>(kind, reference);
}

export function findByFortId(simulation: Simulation, fortId: string): Order | null {
  return simulation.store.list<Order>(kind, { field: "fort_id", value: fortId })[0] ?? null;
}

export function keep(simulation: Simulation, order: Order): Order {
  simulation.store.put(kind, order.merchant_reference, order);
  return order;
}

/** Refused forms are stored too: their reference is used up. */
export function openOrder(simulation: Simulation, request: Fields, refusedCurrency: boolean): Order {
  const reference = request["merchant_reference"] ?? "";
  const earlier = findOrder(simulation, reference);
  if (earlier) return { ...earlier, code: "00007" };
  const message = refusedCurrency ? "013" : faultOf(request);
  const order: Order = {
    merchant_reference: reference,
    fort_id: `${Date.now()}${randomInt(10_000, 100_000)}`,
    amount: Number(request["amount"]),
    currency: request["currency"] ?? "",
    request,
    code: message ? `00${message}` : waiting,
    captured_amount: 0,
    refunded_amount: 0,
    lags: null,
    certain_at: null,
  };
  return reference === "" ? order : keep(simulation, order);
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

const shapes: Record<string, RegExp> = {
  access_code: /^\w{1,20}$/,
  merchant_identifier: /^\w{1,20}$/,
  merchant_reference: /^[\w.-]{1,40}$/,
  amount: /^\d{1,10}$/,
  currency: /^[A-Z]{3}$/,
  language: /^(en|ar)$/,
  customer_email: /^[\w.@+-]{3,254}$/,
};
const optionalShapes: Record<string, RegExp> = {
  customer_name: /^[\w\\/.' -]{1,40}$/,
  order_description: /^[\w'/.#:$ -]{1,150}$/,
  return_url: /^[\w$!=?#&/:.-]{1,400}$/,
};
const known = new Set(["command", "signature", ...Object.keys(shapes), ...Object.keys(optionalShapes)]);

function faultOf(request: Fields): string | null {
  if (request["command"] !== "PURCHASE") return "004";
  if (Object.keys(shapes).some((name) => !request[name])) return "001";
  const misshapen = Object.entries({ ...shapes, ...optionalShapes }).some(
    ([name, shape]) => request[name] !== undefined && !shape.test(request[name]),
  );
  if (misshapen || Object.keys(request).some((name) => !known.has(name))) return "002";
  const { currency = "", amount } = request;
  if (!currencies.has(currency)) return "013";
  return Number.isSafeInteger(Number(amount)) && Number(amount) > 0 ? null : "005";
}

const certainMsPreset = 3_000;

export function payOrder(simulation: Simulation, order: Order): { order: Order; stays: boolean } {
  const taken = takeFault(simulation.store, "payment", { gateway: "payfort", id: order.merchant_reference });
  switch (taken?.fault) {
    case "decline":
      return { order: endOrder(simulation, order, "13666"), stays: false };
    case "insufficient_funds":
      return { order: endOrder(simulation, order, "13029"), stays: false };
    case "authorize_only": {
      const certain_at = Date.now() + (taken.delayMs ?? certainMsPreset);
      return { order: endOrder(simulation, { ...order, certain_at }, "19000"), stays: false };
    }
    default:
      return { order: capture(simulation, order), stays: taken?.fault === "abandon" };
  }
}

function capture(simulation: Simulation, order: Order): Order {
  return endOrder(simulation, { ...order, captured_amount: order.amount, certain_at: null }, "14000");
}

export function endOrder(simulation: Simulation, order: Order, code: string): Order {
  const ended = keep(simulation, { ...order, code });
  tellShop(simulation, ended.merchant_reference, resultFields(ended));
  return ended;
}

export function settleUncertain(simulation: Simulation): void {
  for (const order of simulation.store.list<Order>(kind)) {
    if (order.certain_at === null || order.certain_at > Date.now()) continue;
    simulation.store.transaction(() => capture(simulation, order));
  }
}

export function resultFields(order: Order): Fields {
  const { signature: _, return_url: _way, ...said } = order.request;
  return {
    ...said,
    fort_id: order.fort_id,
    payment_option: "VISA",
    card_number: "400555******0001",
    eci: "ECOMMERCE",
    ...outcomeFields(order.code),
  };
}

export function tellShop(simulation: Simulation, reference: string, body: Fields): void {
  queueMessage(simulation, {
    gateway: "payfort",
    account: "payfort",
    eventId: makeId("", 14),
    event: `${body["command"]} ${body["response_code"]}`,
    about: reference,
    body,
  });
}
