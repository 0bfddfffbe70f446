import { payfortSettings } from "#simulator/gateways/payfort/shop-settings.ts";
import { razorpaySettings } from "#simulator/gateways/razorpay/shop-settings.ts";
import { stripeSettings } from "#simulator/gateways/stripe/shop-settings.ts";

/** What each gateway needs of the shop's settings, so that the shop speaks to the simulator in its place. */
export const shopSettings = { stripe: stripeSettings, razorpay: razorpaySettings, payfort: payfortSettings };
