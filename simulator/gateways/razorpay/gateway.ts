import { readFileSync } from "node:fs";

import { hmac } from "#simulator/webhook-deliveries.ts";
import { accountsOf } from "#simulator/gateways/razorpay/accounts.ts";
import { addRazorpayApi } from "#simulator/gateways/razorpay/api.ts";
import { addRazorpayPayPage } from "#simulator/gateways/razorpay/pay-page.ts";
import { endRefund } from "#simulator/gateways/razorpay/refunds.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

const checkoutScript = readFileSync(new URL("checkout.js", import.meta.url), "utf8");

export const gateway: SimulatedGateway = {
  name: "razorpay",
  add(program, simulation) {
    addRazorpayApi(program, simulation);
    addRazorpayPayPage(program, simulation);
    for (const path of ["/razorpay/checkout.js", "/v1/checkout.js"])
      program.get(path, (c) =>
        c.body(checkoutScript, 200, {
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "no-cache",
        }),
      );
  },
  owns: (path) => /^\/v1\/(orders|payments)/.test(path),
  refusesCurrency: {
    at: "POST /v1/orders",
    error: { code: "BAD_REQUEST_ERROR", description: "Currency is not supported", field: "currency" },
  },
  endRefund,
  seal(simulation, { account, eventId, body, forged }) {
    const found = accountsOf(simulation).find((one) => one.name === account);
    const secret = forged || !found ? "not-the-secret" : found.webhookSecret;
    return {
      body,
      headers: { "x-razorpay-event-id": eventId, "x-razorpay-signature": hmac(secret, body) },
    };
  },
  sweep: null,
  records: { order: "orders", payment: "payments", razorpay_refund: "refunds" },
};
