import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

type Guess = { code: string; address: string; userId: UserId | null; now: Date };

const wrongGuesses = sharedLimit("coupon", { points: () => env().COUPON_CALLS_PER_MINUTE, seconds: 60 });

/**
 * Call before trying a typed code. After too many wrong codes even a correct one is refused. Codes stored in a cart
 * are no guesses.
 */
export async function limitGuesses({ code, address, userId, now }: Guess): Promise<Outcome<null>> {
  const waitMs = await wrongGuesses.count(address);
  if (waitMs !== null) return refuse({ ...tooMany(waitMs), field: "coupon" });
  const found = await findCoupon(db, code, { userId, now });
  if (found.ok) await wrongGuesses.takeBack(address);
  return done(null);
}
