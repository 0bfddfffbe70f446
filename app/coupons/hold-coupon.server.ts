import { and, eq } from "drizzle-orm";

import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { reasonAgainst, unknownCoupon } from "#app/coupons/coupon.ts";
import { countUses } from "#app/coupons/find-coupon.server.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Locks the coupon while counting, so limits hold under parallel use. Repeating it for one order holds once. */
export async function holdCoupon(
  tx: Db,
  hold: { code: string; userId: UserId; orderId: OrderId; now: Date },
): Promise<Outcome<null>> {
  const code = normaliseCode(hold.code);
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  if (!coupon) return unknownCoupon;
  const [earlier] = await tx.select().from(couponUses).where(eq(couponUses.orderId, hold.orderId));
  if (earlier && earlier.state !== "released") return done(null);

  const reason = reasonAgainst(coupon, await countUses(tx, code, hold.userId), hold.now);
  if (reason) return reason;
  const held = { code, userId: hold.userId, state: "held" as const, changedAt: hold.now };
  await tx
    .insert(couponUses)
    .values({ orderId: hold.orderId, ...held })
    .onConflictDoUpdate({ target: couponUses.orderId, set: held });
  return done(null);
}

/** Does nothing for an order without a coupon. */
export async function useHeldCoupon(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await changeHeld(tx, orderId, "used", now);
}

export async function releaseCoupon(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await changeHeld(tx, orderId, "released", now);
}

/**
 * For late money: holds the coupon again by today's rules. Does nothing without a coupon or if its use was never
 * released.
 */
export async function retakeCoupon(tx: Db, orderId: OrderId, now: Date): Promise<Outcome<null>> {
  const [use] = await tx.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  if (!use) return done(null);
  return holdCoupon(tx, { code: use.code, userId: use.userId, orderId, now });
}

async function changeHeld(tx: Db, orderId: OrderId, state: "used" | "released", now: Date): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state, changedAt: now })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, "held")));
}
