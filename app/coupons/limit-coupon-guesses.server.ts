import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

type Guess = { code: string; address: string; userId: UserId | null; now: Date };

let wrongGuesses: RateLimiterMemory | null = null;

/**
 * Call before trying a typed code. After too many wrong codes even a correct one is refused. Codes stored in a cart
 * are no guesses.
 */
export async function limitGuesses({ code, address, userId, now }: Guess): Promise<Outcome<null>> {
  const limiter = (wrongGuesses ??= new RateLimiterMemory({
    points: env().COUPON_CALLS_PER_MINUTE,
    duration: 60,
  }));
  try {
    // Counts before looking up, so parallel guesses count too.
    await limiter.consume(address);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse({ ...tooMany(limit.msBeforeNext), field: "coupon" });
  }
  const found = await findCoupon(db, code, { userId, now });
  if (found.ok) await limiter.reward(address);
  return done(null);
}

export function clearGuesses(): void {
  wrongGuesses = null;
}
