import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { listCouponUses, type ListedUse } from "#app/coupons/list-coupon-uses.server.ts";
import { readCoupon } from "#app/coupons/list-coupons.server.ts";
import { unknownCoupon } from "#app/coupons/desk/coupon-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { type CouponAtDesk, withUse } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { takenOffOrders } from "#app/orders/sales/coupon-amounts.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import type { Currency } from "#app/money/currency.ts";

export type CouponRecord = {
  coupon: CouponAtDesk;
  uses: (ListedUse & {
    /** Null is a deleted account. */
    customer: NamedPerson | null;
    order: { number: number; currency: Currency; takenOff: bigint } | null;
  })[];
  next: string | null;
};

const usesPerPage = 50;

export async function findCouponRecord(
  member: Member,
  asked: { code: string; after: Cursor; now: Date; limit?: number },
): Promise<Outcome<CouponRecord>> {
  if (!may(member.role, "see_coupons", { own: false })) return notAllowed;
  const { code, now, limit = usesPerPage } = asked;
  const found = await readCoupon(db, code.replaceAll("\0", ""));
  const [coupon] = found ? await withUse([found], now) : [];
  if (!coupon) return unknownCoupon;
  const { uses, next } = await listCouponUses(db, { code: coupon.code, after: asked.after, limit });
  const [names, orders] = await Promise.all([
    namePeople(
      db,
      uses.map(({ userId }) => userId),
    ),
    takenOffOrders(
      db,
      uses.map(({ orderId }) => orderId),
    ),
  ]);
  return done({
    coupon,
    uses: uses.map((use) => ({
      ...use,
      customer: names.get(use.userId) ?? null,
      order: orders.get(use.orderId) ?? null,
    })),
    next,
  });
}
