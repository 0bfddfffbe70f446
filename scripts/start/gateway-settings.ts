import type { GatewayKeys } from "#scripts/start/secrets.ts";

type Settings = Record<string, string | undefined>;

/**
 * Settings that send each gateway's traffic to the simulator, except for a gateway whose own key the owner
 * has set: that one is spoken to for real.
 */
export function gatewaySettings(
  simulator: { apiUrl: string; publicUrl: string },
  keys: GatewayKeys,
  set: Settings,
): Record<string, string> {
  const stripe = !set["STRIPE_SECRET_KEY"];
  const razorpay = !set["RAZORPAY_KEY_ID"] && !set["RAZORPAY_INTERNATIONAL_KEY_ID"];
  const payfort = !set["PAYFORT_ACCESS_CODE"];
  return {
    ...(stripe && { ...keysNamed("STRIPE_", keys), STRIPE_API_URL: simulator.apiUrl }),
    ...(razorpay && {
      ...keysNamed("RAZORPAY_", keys),
      RAZORPAY_API_URL: simulator.apiUrl,
      RAZORPAY_CHECKOUT_URL: `${simulator.publicUrl}/razorpay/checkout.js`,
    }),
    ...(payfort && {
      ...keysNamed("PAYFORT_", keys),
      PAYFORT_API_URL: `${simulator.apiUrl}/FortAPI/paymentApi`,
      PAYFORT_PAGE_URL: `${simulator.publicUrl}/FortAPI/paymentPage`,
    }),
    PAYMENT_PAGE_ORIGINS: paymentPages(simulator.publicUrl, { stripe, razorpay, payfort }),
  };
}

function keysNamed(prefix: string, keys: GatewayKeys): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name.startsWith(prefix)));
}

function paymentPages(
  simulatorUrl: string,
  simulated: { stripe: boolean; razorpay: boolean; payfort: boolean },
): string {
  const real = [
    !simulated.stripe && "https://checkout.stripe.com",
    !simulated.razorpay && "https://api.razorpay.com",
    !simulated.payfort && "https://checkout.payfort.com",
  ];
  return [simulatorUrl, ...real.filter(Boolean)].join(" ");
}
