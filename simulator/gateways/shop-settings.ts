import { payfortSettings } from "#simulator/gateways/payfort/shop-settings.ts";
import { razorpaySettings } from "#simulator/gateways/razorpay/shop-settings.ts";
import { stripeSettings } from "#simulator/gateways/stripe/shop-settings.ts";

export const shopSettings = { stripe: stripeSettings, razorpay: razorpaySettings, payfort: payfortSettings };
