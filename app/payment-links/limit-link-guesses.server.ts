import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { findLinkBySecret, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { linkUnknown } from "#app/payment-links/payment-link.ts";
import { isSecret } from "#app/payment-links/payment-link-secret.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

/** Per address; beyond this even a correct secret is refused. */
const wrongPerMinute = 20;

let wrongSecrets: RateLimiterMemory | null = null;

export async function openLink(secret: string, address: string): Promise<Outcome<PaymentLink>> {
  // A truncated address is no guess, and must not lock out others who share the IP.
  if (!isSecret(secret)) return linkUnknown;
  const limiter = (wrongSecrets ??= new RateLimiterMemory({ points: wrongPerMinute, duration: 60 }));
  try {
    // Counts before looking up, so parallel guesses count too.
    await limiter.consume(address);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse(tooMany(limit.msBeforeNext));
  }
  const found = await findLinkBySecret(secret);
  if (found.ok) await limiter.reward(address);
  return found;
}

export function clearLinkGuesses(): void {
  wrongSecrets = null;
}
