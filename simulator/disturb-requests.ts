import { createMiddleware } from "hono/factory";
import type { HttpBindings } from "@hono/node-server";

import { takeFault } from "#simulator/faults.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** Longer than any client waits. */
const silenceMs = 120_000;

/** Loses, refuses or withholds the answer to a request of the shop's server, as ordered. */
export function disturbRequests(simulation: Simulation) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const gateway = /^\/v1\/(orders|payments)/.test(c.req.path) ? "razorpay" : "stripe";
    const taken = takeFault(simulation.store, "request", { gateway, path: `${c.req.method} ${c.req.path}` });
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
    if (taken?.fault === "close_connection") c.env.incoming.socket.destroy();
    if (taken?.fault === "time_out") {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, taken.delayMs ?? silenceMs).unref();
      c.env.incoming.socket.once("close", () => resolve());
      await promise;
    }
    return undefined;
  });
}
