import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { changeCoupon, type Coupon, lockCoupon, mostUsesOfOne } from "#app/coupons/change-coupon.server.ts";
import { countUses } from "#app/coupons/find-coupon.server.ts";
import { couponFacts, differingFacts } from "#app/coupons/desk/coupon-facts.ts";
import {
  checkEnd,
  type CouponChange,
  type CouponDraft,
  draftOf,
  localTime,
} from "#app/coupons/desk/coupon-fields.ts";
import { belowUses, percentUsed, unknownCoupon, couponChanged } from "#app/coupons/desk/coupon-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** For future purchases; code, start and, once used, percentage stay. Of two changes at once, one wins. */
export async function changeCouponAtDesk(asked: {
  member: Member;
  code: string;
  fields: CouponChange;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, code, fields, now } = asked;
  if (!may(member.role, "change_coupon", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const coupon = await lockCoupon(tx, code);
    if (!coupon) return unknownCoupon;
    const draft = draftFor(coupon, fields, member.timeZone);
    const { before, after } = differingFacts(couponFacts(coupon), couponFacts(draft));
    if (Object.keys(after).length === 0) return done(null);
    if (String(coupon.version) !== fields.version) return couponChanged;
    const end = "ends_at" in after ? checkEnd(draft.endsAt, { startsAt: coupon.startsAt, now }) : done(null);
    if (!end.ok) return end;
    const allowed = await checkUses(tx, coupon, draft);
    if (!allowed.ok) return allowed;
    await changeCoupon(tx, code, draft);
    const subject = { kind: "coupon", id: code };
    await recordAuditEvent(tx, { actor: member, event: "coupon_changed", subject, before, after, now });
    return done(null);
  });
}

/** A missing percentage stays; an end with the same minute keeps its seconds. */
function draftFor(coupon: Coupon, fields: CouponChange, timeZone: string): CouponDraft {
  const draft = draftOf({ ...fields, percent: fields.percent ?? coupon.percent });
  const sameEnd = localTime(draft.endsAt, timeZone) === localTime(coupon.endsAt, timeZone);
  return sameEnd ? { ...draft, endsAt: coupon.endsAt } : draft;
}

async function checkUses(tx: Transaction, coupon: Coupon, draft: CouponDraft): Promise<Outcome<null>> {
  const { total } = await countUses(tx, coupon.code, null);
  if (total > 0 && draft.percent !== coupon.percent) return percentUsed;
  if (draft.totalLimit !== null && draft.totalLimit < total) return belowUses("total_limit", total);
  const byOne = await mostUsesOfOne(tx, coupon.code);
  if (draft.perCustomerLimit !== null && draft.perCustomerLimit < byOne) {
    return belowUses("per_customer_limit", byOne);
  }
  return done(null);
}
