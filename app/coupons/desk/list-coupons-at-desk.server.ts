import type { Coupon } from "#app/coupons/change-coupon.server.ts";
import { couponState, type CouponState } from "#app/coupons/coupon.ts";
import { type CouponUse, pageCoupons, usesOfCoupons } from "#app/coupons/list-coupons.server.ts";
import type { couponsList } from "#app/coupons/desk/coupons-list.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type TakenOff, takenOffByCoupons } from "#app/orders/sales/coupon-amounts.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";

export type CouponAtDesk = Coupon & CouponUse & { state: CouponState; takenOff: TakenOff[] };

type CouponsPage = { coupons: CouponAtDesk[]; previous: string | null; next: string | null };

/** Refuses: `not_allowed`. */
export async function listCouponsAtDesk(
  member: Member,
  { filters, sort, direction }: QueryOf<typeof couponsList>,
  turn: Turn,
  now: Date,
): Promise<Outcome<CouponsPage>> {
  if (!may(member.role, "see_coupons", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { state, code, ...days } = filters;
  const asked = {
    state: state as CouponState | null,
    code,
    ...dayBounds(days, member.timeZone),
    by: sort,
    ascending: direction === "asc",
    now,
  };
  const { rows, previous, next } = await pageCoupons(on, asked, turn);
  return done({ coupons: await withUse(rows, now, on), previous, next });
}

export async function withUse(coupons: readonly Coupon[], now: Date, on: Db = db): Promise<CouponAtDesk[]> {
  const codes = coupons.map(({ code }) => code);
  const [uses, sums] = await Promise.all([usesOfCoupons(on, codes), takenOffByCoupons(on, codes)]);
  return coupons.map((coupon) => {
    const use = uses.get(coupon.code) ?? { held: 0, used: 0 };
    const state = couponState(coupon, use.held + use.used, now);
    return { ...coupon, ...use, state, takenOff: sums.get(coupon.code) ?? [] };
  });
}
