import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { HttpBindings } from "@hono/node-server";

import { takeFault, type Fault, type Subject } from "#simulator/faults.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** Longer than any client waits. */
const silenceMs = 120_000;

const lost = new WeakSet<object>();

/** The request that is being answered is carried out, and nobody hears of it. */
export function loseAnswer(c: Context): void {
  lost.add((c.env as HttpBindings).incoming);
}

/** Loses, refuses or withholds the answer to a request of the shop's server, as ordered. */
export function disturbRequests(simulation: Simulation) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const gateway = gatewayAt(c.req.path);
    const path = `${c.req.method} ${c.req.path}`;
    const suits = (fault: Fault) => fault !== "refuse_currency" || opensPayment.has(path);
    const subject = { gateway, path, body: await c.req.text() };
    const taken = takeFault(simulation.store, "request", subject, suits);
    if (taken?.fault === "refuse_currency") return refuseCurrency(c, gateway);
    if (taken?.fault === "answer_500") {
      const error = {
        type: "api_error",
        code: "SERVER_ERROR",
        message: "Ordered to fail.",
        description: "Ordered to fail.",
      };
      return c.json({ error }, 500);
    }
    if (taken?.fault === "receipt_taken") {
      const error = { code: "BAD_REQUEST_ERROR", description: "Order receipt should be unique." };
      return c.json({ error }, 400);
    }
    await next();
    if (taken?.fault === "close_connection" || lost.has(c.env.incoming)) c.env.incoming.socket.destroy();
    if (taken?.fault === "time_out") {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, taken.delayMs ?? silenceMs).unref();
      c.env.incoming.socket.once("close", () => resolve());
      await promise;
    }
    return undefined;
  });
}

function gatewayAt(path: string): Subject["gateway"] {
  if (path.startsWith("/FortAPI/")) return "payfort";
  return /^\/v1\/(orders|payments)/.test(path) ? "razorpay" : "stripe";
}

/** Where a currency can be refused. Amazon is told of a payment on its page, by the customer's browser. */
const opensPayment = new Set(["POST /v1/checkout/sessions", "POST /v1/orders"]);

function refuseCurrency(c: Context, gateway: Subject["gateway"]): Response {
  const error =
    gateway === "razorpay"
      ? { code: "BAD_REQUEST_ERROR", description: "Currency is not supported", field: "currency" }
      : { type: "invalid_request_error", message: "Invalid currency for this account.", param: "currency" };
  return c.json({ error }, 400);
}
