import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { addCoupon, lockCoupon } from "#app/coupons/change-coupon.server.ts";
import { couponFacts, differingFacts } from "#app/coupons/desk/coupon-facts.ts";
import { checkEnd, draftOf, type NewCoupon } from "#app/coupons/desk/coupon-fields.ts";
import { codeTaken } from "#app/coupons/desk/coupon-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Returns its code. Repeating it makes one coupon. */
export async function createCoupon(asked: {
  member: Member;
  fields: NewCoupon;
  now: Date;
}): Promise<Outcome<string>> {
  const { member, fields, now } = asked;
  if (!may(member.role, "change_coupon", { own: false })) return notAllowed;
  const end = checkEnd(fields.ends_at, { startsAt: fields.starts_at, now });
  if (!end.ok) return end;
  const coupon = { code: fields.code, startsAt: fields.starts_at, ...draftOf(fields) };
  const facts = { ...couponFacts(coupon), starts_at: coupon.startsAt.toISOString() };
  return allOrNothing(db, async (tx) => {
    if (!(await addCoupon(tx, coupon))) {
      const there = await lockCoupon(tx, coupon.code);
      const same = there && { ...couponFacts(there), starts_at: there.startsAt.toISOString() };
      const differs = same && Object.keys(differingFacts(same, facts).after).length > 0;
      return differs === false ? done(coupon.code) : codeTaken;
    }
    await recordAuditEvent(tx, {
      actor: member,
      event: "coupon_created",
      subject: { kind: "coupon", id: coupon.code },
      before: null,
      after: facts,
      now,
    });
    return done(coupon.code);
  });
}
