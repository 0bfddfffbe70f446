import type { Coupon } from "#app/coupons/change-coupon.server.ts";
import { couponState, type CouponState } from "#app/coupons/coupon.ts";
import { type CouponUse, listCoupons, usesOfCoupons } from "#app/coupons/list-coupons.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { type TakenOff, takenOffByCoupons } from "#app/orders/sales/coupon-amounts.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

export type CouponAtDesk = Coupon & CouponUse & { state: CouponState; takenOff: TakenOff[] };

const couponsPerPage = 25;

export async function listCouponsAtDesk(
  member: Member,
  { after, now, limit = couponsPerPage }: { after: Cursor; now: Date; limit?: number },
): Promise<Outcome<{ coupons: CouponAtDesk[]; next: string | null }>> {
  if (!may(member.role, "see_coupons", { own: false })) return notAllowed;
  const { coupons, next } = await listCoupons(db, { after, limit });
  return done({ coupons: await withUse(coupons, now), next });
}

export async function withUse(coupons: readonly Coupon[], now: Date): Promise<CouponAtDesk[]> {
  const codes = coupons.map(({ code }) => code);
  const [uses, sums] = await Promise.all([usesOfCoupons(db, codes), takenOffByCoupons(db, codes)]);
  return coupons.map((coupon) => {
    const use = uses.get(coupon.code) ?? { held: 0, used: 0 };
    const state = couponState(coupon, use.held + use.used, now);
    return { ...coupon, ...use, state, takenOff: sums.get(coupon.code) ?? [] };
  });
}
