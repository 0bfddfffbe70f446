import type { Gateway, Platform } from "#app/payments/gateway.ts";
import { payfortGateway } from "#app/payments/payfort.server.ts";
import { platformsFor } from "#app/payments/platforms.ts";
import { razorpayGateway, type RazorpayKeys } from "#app/payments/razorpay.server.ts";
import { stripeGateway } from "#app/payments/stripe.server.ts";
import { env, type Env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";

/** The gateways whose keys are all set. */
export function activeGateways(): Gateway[] {
  return configured ?? configureGateways(env());
}

/** Takes the gateways' settings from here on: at the first use our own, in a test its simulator's. */
export function configureGateways(settings: Env): Gateway[] {
  return (configured = [stripeOf(settings), razorpayOf(settings), payfortOf(settings)].filter(
    (one) => one !== null,
  ));
}

/** A configured gateway. Asking for another is a bug: check `isActive` or `activePlatforms` first. */
export function gateway(platform: Platform): Gateway {
  const found = activeGateways().find((one) => one.platform === platform);
  invariant(found, `${platform} has no keys`);
  return found;
}

export function isActive(platform: Platform): boolean {
  return activeGateways().some((one) => one.platform === platform);
}

/** The platforms to offer for a currency, in the order they are shown. */
export function activePlatforms(currency: string): Platform[] {
  return platformsFor(currency, activeGateways());
}

/** Says once, at start, who can take money. */
export function logActivePlatforms(): void {
  const platforms = activeGateways().map((one) => one.platform);
  if (platforms.length > 0) log.info({ platforms }, "payment platforms are active");
  else log.warn("no payment platform is active: no gateway has all of its keys set");
}

let configured: Gateway[] | null = null;

function stripeOf(settings: Env): Gateway | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!secretKey || !webhookSecret) return null;
  return stripeGateway({
    secretKey,
    webhookSecret,
    apiUrl: settings.STRIPE_API_URL,
    siteUrl: settings.SITE_URL,
  });
}

function razorpayOf(settings: Env): Gateway | null {
  const domestic = keysOf(
    settings.RAZORPAY_KEY_ID,
    settings.RAZORPAY_KEY_SECRET,
    settings.RAZORPAY_WEBHOOK_SECRET,
  );
  const international = keysOf(
    settings.RAZORPAY_INTERNATIONAL_KEY_ID,
    settings.RAZORPAY_INTERNATIONAL_KEY_SECRET,
    settings.RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET,
  );
  if (!domestic && !international) return null;
  return razorpayGateway({ apiUrl: settings.RAZORPAY_API_URL, domestic, international });
}

function payfortOf(settings: Env): Gateway | null {
  const { PAYFORT_ACCESS_CODE: accessCode, PAYFORT_MERCHANT_IDENTIFIER: merchantIdentifier } = settings;
  const { PAYFORT_REQUEST_PHRASE: requestPhrase, PAYFORT_RESPONSE_PHRASE: responsePhrase } = settings;
  if (!accessCode || !merchantIdentifier || !requestPhrase || !responsePhrase) return null;
  const sha = settings.PAYFORT_SHA === "512" ? "sha512" : "sha256";
  return payfortGateway({
    keys: { accessCode, merchantIdentifier, requestPhrase, responsePhrase, sha },
    apiUrl: settings.PAYFORT_API_URL,
    pageUrl: settings.PAYFORT_PAGE_URL,
    siteUrl: settings.SITE_URL,
    currencies: settings.PAYFORT_CURRENCIES,
  });
}

function keysOf(keyId?: string, keySecret?: string, webhookSecret?: string): RazorpayKeys | null {
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : null;
}
