import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { HttpBindings } from "@hono/node-server";

import { takeFault, type Fault } from "#simulator/faults.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** Longer than any client waits. */
const silenceMs = 120_000;

const lost = new WeakSet<object>();

/** The request is carried out, but its answer is lost. */
export function loseAnswer(c: Context): void {
  lost.add((c.env as HttpBindings).incoming);
}

export function disturbRequests(simulation: Simulation) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { name: gateway, refusesCurrency } = simulation.gateways.find((one) => one.owns(c.req.path))!;
    const path = `${c.req.method} ${c.req.path}`;
    const suits = (fault: Fault) => fault !== "refuse_currency" || refusesCurrency?.at === path;
    const subject = { gateway, path, body: await c.req.text() };
    const taken = takeFault(simulation.store, "request", subject, suits);
    if (taken?.fault === "refuse_currency") return c.json({ error: refusesCurrency?.error }, 400);
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
