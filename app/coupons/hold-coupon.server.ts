import { and, eq } from "drizzle-orm";

import { normaliseCode, reasonAgainst, unknownCoupon } from "#app/coupons/coupon.ts";
import { countUses } from "#app/coupons/find-coupon.server.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Takes one use of a coupon for an order, at payment start. The coupon's row is locked while its uses are
 * counted, so that its limits hold however many try at once. Holding twice for one order holds once.
 * Refuses with `wrong_coupon`.
 */
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

/** The order is paid: its coupon is used. An order without one is fine. */
export async function useHeldCoupon(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await changeHeld(tx, orderId, "used", now);
}

/** The order expired: its use is free for others again. */
export async function releaseCoupon(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await changeHeld(tx, orderId, "released", now);
}

/**
 * Money came for an order that had expired: holds its coupon again, by today's limits and dates. Refuses
 * with `wrong_coupon`. An order without a coupon, or whose use was never released, needs nothing.
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
