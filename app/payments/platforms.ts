import { platforms, type Platform } from "#app/payments/gateway.ts";
import type { GatewayAccount } from "#app/wallet/accounts.ts";

/** Razorpay keeps two accounts: the domestic key for INR, the international one for the rest (spec section 9). */
export function gatewayAccountFor(platform: Platform, currency: string): GatewayAccount {
  if (platform !== "razorpay") return platform;
  return currency === "INR" ? "razorpay_domestic" : "razorpay_international";
}

/** The accounts that a platform may have of ours. */
export function accountsOf(platform: Platform): GatewayAccount[] {
  return platform === "razorpay" ? ["razorpay_domestic", "razorpay_international"] : [platform];
}

/** A platform whose keys are set, and what it can charge. Every `Gateway` is one. */
type ConfiguredPlatform = { platform: Platform; takes(currency: string): boolean };

/** The platforms to offer for a currency, in the order they are shown. */
export function platformsFor(currency: string, configured: readonly ConfiguredPlatform[]): Platform[] {
  return platforms.filter((platform) =>
    configured.some((one) => one.platform === platform && one.takes(currency)),
  );
}

/** The Gulf and Levant, where Amazon's gateway is at home. */
const payfortFirst = new Set(["AED", "SAR", "QAR", "OMR", "BHD", "KWD", "JOD", "EGP"]);

/** The platform chosen beforehand among those offered; null when none is. */
export function defaultPlatform(currency: string, active: readonly Platform[]): Platform | null {
  const preferred: Platform =
    currency === "INR" ? "razorpay" : payfortFirst.has(currency) ? "payfort" : "stripe";
  if (active.includes(preferred)) return preferred;
  return platforms.find((platform) => active.includes(platform)) ?? null;
}

const names: Record<Platform, { wire: string; screen: string }> = {
  stripe: { wire: "stripe", screen: "Card" },
  razorpay: { wire: "razorpay", screen: "Razorpay" },
  payfort: { wire: "amazon payfort", screen: "Amazon Payfort" },
};

/** A platform's name in the calls of spec section 7. */
export function wireName(platform: Platform): string {
  return names[platform].wire;
}

/** A platform's name on buttons and receipts. */
export function screenName(platform: Platform): string {
  return names[platform].screen;
}

export function platformFromWire(name: string): Platform | null {
  return platforms.find((platform) => names[platform].wire === name) ?? null;
}

/** The European Economic Area and the United Kingdom, where charging for a means of payment is unlawful. */
const premiumForbidden = new Set(
  (
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK " + // European Union
    "IS LI NO GB"
  ).split(" "),
);

/**
 * Whether the platform premium is added: by the account's country, and for visitors, whose country nobody
 * has stated, by currency.
 */
export function premiumApplies({ country, currency }: { country: string | null; currency: string }): boolean {
  if (country) return !premiumForbidden.has(country.toUpperCase());
  return currency !== "EUR" && currency !== "GBP";
}
