import { payfort } from "#simulator/gateways/payfort/gateway.ts";
import { razorpay } from "#simulator/gateways/razorpay/gateway.ts";
import { stripe } from "#simulator/gateways/stripe/gateway.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

/** Stripe must come last: it owns all remaining paths. */
export const gateways: readonly SimulatedGateway[] = [payfort, razorpay, stripe];
