import { eq } from "drizzle-orm";

import { carts } from "#app/cart/tables.server.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** A null code removes it. An invalid one changes nothing. */
export async function setCartCoupon(change: {
  userId: UserId;
  code: string | null;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, code, now } = change;
  const coupon = code === null ? null : await findCoupon(db, code, { userId, now });
  if (coupon && !coupon.ok) return coupon;
  await db
    .update(carts)
    .set({ couponCode: coupon?.value.code ?? null })
    .where(eq(carts.userId, userId));
  return done(null);
}
