import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { findLinkBySecret, type PaymentLink } from "#app/checkout/payment-links/find-payment-link.server.ts";
import { linkUnknown } from "#app/checkout/payment-links/payment-link.ts";
import { isSecret } from "#app/checkout/payment-links/payment-link-secret.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

/** More wrong secrets from one address within a minute are refused, and a right one then tells it nothing. */
const wrongPerMinute = 20;

let wrongSecrets: RateLimiterMemory | null = null;

/** The link of a secret that a visitor brings. Refuses with `unknown_link` and `too_many`. */
export async function openLink(secret: string, address: string): Promise<Outcome<PaymentLink>> {
  // What was cut off on its way is no guess, and must not keep out others who share the address.
  if (!isSecret(secret)) return linkUnknown;
  const limiter = (wrongSecrets ??= new RateLimiterMemory({ points: wrongPerMinute, duration: 60 }));
  try {
    // Counted before it is looked up, so that guesses made at the same moment count too.
    await limiter.consume(address);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse(tooMany(limit.msBeforeNext));
  }
  const found = await findLinkBySecret(secret);
  if (found.ok) await limiter.reward(address);
  return found;
}

/** Forgets every guess: between tests. */
export function clearLinkGuesses(): void {
  wrongSecrets = null;
}
