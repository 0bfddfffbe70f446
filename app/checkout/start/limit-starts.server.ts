import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { env } from "#app/platform/env.server.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

let starts: RateLimiterMemory | null = null;

/**
 * Each start asks a gateway and may reserve things. Counts by account, or by link for payers, so strangers cannot use
 * up a customer's limit; on each server for itself, because it guards the gateways and not a secret. Refuses:
 * `too_many`.
 */
export async function limitStarts(by: {
  userId: UserId;
  paymentLinkId?: PaymentLinkId | null;
}): Promise<Outcome<null>> {
  starts ??= new RateLimiterMemory({ points: env().PAYMENT_CALLS_PER_MINUTE, duration: 60 });
  try {
    await starts.consume(by.paymentLinkId ? `link ${by.paymentLinkId}` : `account ${by.userId}`);
    return done(null);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse(tooMany(limit.msBeforeNext));
  }
}
