import Stripe from "stripe";

import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";

export async function askStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (isOutcomeUnknown(error)) throw new GatewayUnreachable("Stripe did not answer", { cause: error });
    throw error;
  }
}

function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  // 409: our key's earlier request is still running. 429 and above: ask again later.
  return error.statusCode === undefined || error.statusCode === 409 || error.statusCode >= 429;
}
