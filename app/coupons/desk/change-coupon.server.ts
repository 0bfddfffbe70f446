import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { changeCoupon, type Coupon, lockCoupon, mostUsesOfOne } from "#app/coupons/change-coupon.server.ts";
import { countUses } from "#app/coupons/find-coupon.server.ts";
import { couponFacts, differingFacts } from "#app/coupons/desk/coupon-facts.ts";
import {
  checkEnd,
  type CouponDraft,
  localTime,
  readCoupon,
  type TypedCoupon,
} from "#app/coupons/desk/coupon-fields.ts";
import {
  belowUses,
  changedMeanwhile,
  percentUsed,
  unknownCoupon,
} from "#app/coupons/desk/coupon-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Changes a coupon's terms for whoever buys from now on; its code and its beginning stay, and its percentage once it is
 * used. Of two who change it at once one wins. Refuses with `not_allowed`, `unknown_coupon`, `invalid_coupon`,
 * `changed_meanwhile`, `percent_used` and `below_uses`.
 */
export async function changeCouponAtDesk(asked: {
  member: Member;
  code: string;
  /** The coupon's version that was seen. */
  version: string;
  typed: TypedCoupon;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, code, version, typed, now } = asked;
  if (!may(member.role, "change_coupon", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const coupon = await lockCoupon(tx, code);
    if (!coupon) return unknownCoupon;
    const draft = readChange(coupon, typed, { timeZone: member.timeZone, now });
    // Said before what is wrong in the form: that is drawn again for the version that is there by then.
    const isSeen = String(coupon.version) === version;
    if (!draft.ok) return isSeen ? draft : changedMeanwhile;
    const { before, after } = differingFacts(couponFacts(coupon), couponFacts(draft.value));
    // Nothing to do, or the button was pressed twice.
    if (Object.keys(after).length === 0) return done(null);
    if (!isSeen) return changedMeanwhile;
    const allowed = await checkUses(tx, coupon, draft.value);
    if (!allowed.ok) return allowed;
    await changeCoupon(tx, code, draft.value);
    const subject = { kind: "coupon", id: code };
    await recordAuditEvent(tx, { actor: member, deed: "coupon_changed", subject, before, after, now });
    return done(null);
  });
}

/** A form without a percentage leaves it, and one with the same minute as the end leaves the end's seconds. */
function readChange(
  coupon: Coupon,
  typed: TypedCoupon,
  { timeZone, now }: { timeZone: string; now: Date },
): Outcome<CouponDraft> {
  const percent = typed.percent === "" ? String(coupon.percent) : typed.percent;
  const read = readCoupon({ ...typed, percent }, timeZone);
  if (!read.ok) return read;
  if (typed.ends_at === localTime(coupon.endsAt, timeZone))
    return done({ ...read.value, endsAt: coupon.endsAt });
  const end = checkEnd(read.value.endsAt, { startsAt: coupon.startsAt, now });
  return end.ok ? read : end;
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
