import type { Context } from "hono";

import { loseAnswer } from "#simulator/disturb-requests.ts";
import { createOrder, findOrder, listOrders, shownOrder } from "#simulator/gateways/razorpay/orders.ts";
import {
  capturePayment,
  listPayments,
  paymentsOf,
  type Payment,
} from "#simulator/gateways/razorpay/payments.ts";
import { RazorpayRefusal, refusalBody, refused } from "#simulator/gateways/razorpay/refusal.ts";
import { refundPayment, refundsOf } from "#simulator/gateways/razorpay/refunds.ts";
import { hiddenUntil, planRefund } from "#simulator/refund-outcomes.ts";
import { accountsOf, type RazorpayAccount } from "#simulator/gateways/razorpay/accounts.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";

type Body = Record<string, unknown>;
type Work = (account: RazorpayAccount, c: Context, body: Body) => object;

export function addRazorpayApi(program: Program, simulation: Simulation): void {
  const get = (path: string, work: Work) =>
    program.get(path, (c) => answer(simulation, c, (account) => work(account, c, {})));
  const post = (path: string, work: Work) =>
    program.post(path, async (c) => {
      const body = (await c.req.json().catch(() => null)) as Body | null;
      return answer(simulation, c, (account) => work(account, c, requireBody(body)));
    });
  const orderAt = (account: RazorpayAccount, c: Context) =>
    findOrder(simulation, account, c.req.param("id") ?? "");
  const paymentAt = (account: RazorpayAccount, c: Context) =>
    findPayment(simulation, account, c.req.param("id") ?? "");

  post("/v1/orders", (account, _, body) => createOrder(simulation, account, body));
  get("/v1/orders", (account, c) => listOrders(simulation, account, c.req.query("receipt") ?? null));
  get("/v1/orders/:id", (account, c) => shownOrder(orderAt(account, c)));
  get("/v1/orders/:id/payments", (account, c) => paymentsOf(simulation, orderAt(account, c)));
  get("/v1/payments", (account, c) => listPayments(simulation, account, new URL(c.req.url).searchParams));
  get("/v1/payments/:id", (account, c) => paymentAt(account, c));
  post("/v1/payments/:id/capture", (account, c, body) =>
    capturePayment(simulation, account, paymentAt(account, c), body),
  );
  get("/v1/payments/:id/refunds", (account, c) =>
    refundsOf(simulation, paymentAt(account, c), new URL(c.req.url).searchParams),
  );
  program.post("/v1/payments/:id/refund", async (c) => {
    const body = ((await c.req.json().catch(() => null)) ?? {}) as Body;
    const key = c.req.header("x-refund-idempotency");
    const plan = planRefund(simulation, "razorpay", c.req.param("id"));
    if (hiddenUntil(plan) > 0) loseAnswer(c);
    return answer(simulation, c, (account) =>
      refundPayment(simulation, account, { payment: paymentAt(account, c), body, key, plan }),
    );
  });
}

function requireBody(body: Body | null): Body {
  if (typeof body !== "object" || body === null) throw refused("The request body is not valid JSON.");
  return body;
}

function answer(simulation: Simulation, c: Context, work: (account: RazorpayAccount) => object): Response {
  try {
    const account = accountOf(simulation, c);
    return c.json(simulation.store.transaction(() => work(account)));
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error;
    return c.json(refusalBody(error), error.status);
  }
}

function accountOf(simulation: Simulation, c: Context): RazorpayAccount {
  const [scheme, value = ""] = (c.req.header("authorization") ?? "").split(" ");
  const credentials = scheme === "Basic" ? Buffer.from(value, "base64").toString() : "";
  const account = accountsOf(simulation).find((one) => `${one.keyId}:${one.keySecret}` === credentials);
  if (!account) throw new RazorpayRefusal(401, "Authentication failed");
  return account;
}

function findPayment(simulation: Simulation, account: RazorpayAccount, id: string): Payment {
  const payment = simulation.store.get<Payment>("payment", id);
  if (!payment) throw refused("The id provided does not exist");
  // Throws for the other account's payment.
  findOrder(simulation, account, payment.order_id);
  return payment;
}
