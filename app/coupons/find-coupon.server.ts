import { and, count, eq, inArray, type Placeholder, sql } from "drizzle-orm";

import { isCode, normaliseCode } from "#app/coupons/coupon-code.ts";
import { reasonAgainst, unknownCoupon, type CouponTerms } from "#app/coupons/coupon.ts";
import type { CouponUseCounts } from "#app/coupons/coupon.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

/** One statement. Read-only: `holdCoupon` checks again under a lock. What `besidesOrder` holds counts as free. */
export async function findCoupon(
  tx: Db,
  code: string,
  asked: { userId: UserId | null; now: Date; besidesOrder?: OrderId | null },
): Promise<Outcome<CouponTerms>> {
  const { userId, now, besidesOrder } = asked;
  const normalised = normaliseCode(code);
  if (!isCode(normalised)) return unknownCoupon;
  const [found] = await findWithUses(tx, { code: normalised, userId, besidesOrder: besidesOrder ?? null });
  if (!found) return unknownCoupon;
  const reason = reasonAgainst(found.coupon, found.uses, now);
  if (reason) return reason;
  const { percent, capInr, capUsd, services } = found.coupon;
  return done({ code: found.coupon.code, percent, capInr, capUsd, services });
}

const findWithUses = prepared(
  "coupon-with-uses",
  (on, given: Given<{ code: string; userId: UserId | null; besidesOrder: OrderId | null }>) => {
    const uses = selectUses(on, coupons.code, given.userId, given.besidesOrder).as("uses");
    const { total, byCustomer, heldByCustomer } = uses;
    return on
      .select({ coupon: coupons, uses: { total, byCustomer, heldByCustomer } })
      .from(coupons)
      .crossJoinLateral(uses)
      .where(eq(coupons.code, given.code));
  },
);

export async function countUses(tx: Db, code: string, userId: UserId | null): Promise<CouponUseCounts> {
  const [counts] = await selectUses(tx, code, userId, null);
  return counts ?? { total: 0, byCustomer: 0, heldByCustomer: 0 };
}

function selectUses(
  tx: Db,
  code: string | typeof coupons.code,
  userId: UserId | null | Placeholder,
  besidesOrder: OrderId | null | Placeholder,
) {
  const byCustomer = sql<number>`(count(*) filter (where ${couponUses.userId} = ${userId}))::int`;
  const held = sql`${couponUses.state} = 'held' and ${couponUses.userId} = ${userId}`;
  const heldByCustomer = sql<number>`(count(*) filter (where ${held}))::int`;
  return tx
    .select({
      total: count().as("total"),
      byCustomer: byCustomer.as("by_customer"),
      heldByCustomer: heldByCustomer.as("held_by_customer"),
    })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.code, code),
        inArray(couponUses.state, ["held", "used"]),
        sql`${couponUses.orderId} is distinct from ${besidesOrder}::uuid`,
      ),
    );
}
