import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

/** A code that somebody has typed, and from where. */
type Guess = { code: string; address: string; userId: UserId | null; now: Date };

let wrongGuesses: RateLimiterMemory | null = null;

/**
 * Ask before a typed code is tried, wherever that is: an address that has guessed wrong too often within a minute
 * is refused with `too_many`, and a right code then tells it nothing. A wrong code passes, to be answered by
 * whoever tries it. Codes that a cart has kept are no guesses.
 */
export async function limitGuesses({ code, address, userId, now }: Guess): Promise<Outcome<null>> {
  const limiter = (wrongGuesses ??= new RateLimiterMemory({
    points: env().COUPON_CALLS_PER_MINUTE,
    duration: 60,
  }));
  try {
    // Counted before the code is looked up, so that guesses made at the same moment count too.
    await limiter.consume(address);
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    return refuse({ ...tooMany(limit.msBeforeNext), field: "coupon" });
  }
  const found = await findCoupon(db, code, { userId, now });
  if (found.ok) await limiter.reward(address);
  return done(null);
}

/** Forgets every guess: between tests. */
export function clearGuesses(): void {
  wrongGuesses = null;
}
