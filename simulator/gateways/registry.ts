import { payfort } from "#simulator/gateways/payfort/gateway.ts";
import { razorpay } from "#simulator/gateways/razorpay/gateway.ts";
import { stripe } from "#simulator/gateways/stripe/gateway.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

/** The gateways that the program stands in for. Stripe owns every path that is left to it, so it comes last. */
export const gateways: readonly SimulatedGateway[] = [payfort, razorpay, stripe];
