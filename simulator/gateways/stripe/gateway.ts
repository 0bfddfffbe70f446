import { hmac } from "#simulator/webhook-deliveries.ts";
import { addStripeApi } from "#simulator/gateways/stripe/api.ts";
import { endOverdueSessions } from "#simulator/gateways/stripe/intents.ts";
import { addStripePayPage } from "#simulator/gateways/stripe/pay-page.ts";
import { endRefund } from "#simulator/gateways/stripe/refunds.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

export const gateway: SimulatedGateway = {
  name: "stripe",
  add(program, simulation) {
    addStripeApi(program, simulation);
    addStripePayPage(program, simulation);
  },
  owns: (path) => /^\/v1\/(checkout|refunds|charges|events)/.test(path),
  refusesCurrency: {
    at: "POST /v1/checkout/sessions",
    error: {
      type: "invalid_request_error",
      message: "Invalid currency for this account.",
      param: "currency",
    },
  },
  endRefund,
  seal(simulation, { body, forged }) {
    const at = simulation.now();
    const secret = forged ? "not-the-secret" : simulation.settings.needed("STRIPE_WEBHOOK_SECRET");
    return { body, headers: { "stripe-signature": `t=${at},v1=${hmac(secret, `${at}.${body}`)}` } };
  },
  sweep: { everyMs: 10_000, run: endOverdueSessions },
  records: { session: "sessions", payment_intent: "paymentIntents", refund: "refunds" },
};
