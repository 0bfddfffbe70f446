import { and, count, eq, inArray, ne, sql } from "drizzle-orm";

import { isCode, normaliseCode } from "#app/coupons/coupon-code.ts";
import { reasonAgainst, unknownCoupon, type CouponTerms } from "#app/coupons/coupon.ts";
import type { CouponUseCounts } from "#app/coupons/coupon.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Read-only: `holdCoupon` checks again under a lock. What `besidesOrder` holds counts as free. */
export async function findCoupon(
  tx: Db,
  code: string,
  asked: { userId: UserId | null; now: Date; besidesOrder?: OrderId | null },
): Promise<Outcome<CouponTerms>> {
  const { userId, now, besidesOrder } = asked;
  const normalised = normaliseCode(code);
  if (!isCode(normalised)) return unknownCoupon;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, normalised));
  if (!coupon) return unknownCoupon;
  const reason = reasonAgainst(coupon, await countUses(tx, coupon.code, userId, besidesOrder), now);
  if (reason) return reason;
  const { percent, capInr, capUsd, services } = coupon;
  return done({ code: coupon.code, percent, capInr, capUsd, services });
}

export async function countUses(
  tx: Db,
  code: string,
  userId: UserId | null,
  besidesOrder: OrderId | null = null,
): Promise<CouponUseCounts> {
  const byCustomer = sql<number>`(count(*) filter (where ${couponUses.userId} = ${userId}))::int`;
  const held = sql`${couponUses.state} = 'held' and ${couponUses.userId} = ${userId}`;
  const heldByCustomer = sql<number>`(count(*) filter (where ${held}))::int`;
  const [counts] = await tx
    .select({ total: count(), byCustomer, heldByCustomer })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.code, code),
        inArray(couponUses.state, ["held", "used"]),
        besidesOrder ? ne(couponUses.orderId, besidesOrder) : undefined,
      ),
    );
  return counts ?? { total: 0, byCustomer: 0, heldByCustomer: 0 };
}
