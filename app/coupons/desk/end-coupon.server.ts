import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { changeCoupon, lockCoupon } from "#app/coupons/change-coupon.server.ts";
import { unknownCoupon } from "#app/coupons/desk/coupon-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function endCoupon(asked: { member: Member; code: string; now: Date }): Promise<Outcome<null>> {
  const { member, code, now } = asked;
  if (!may(member.role, "change_coupon", { own: false })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const coupon = await lockCoupon(tx, code);
    if (!coupon) return unknownCoupon;
    if (coupon.endsAt && coupon.endsAt <= now) return done(null);
    await changeCoupon(tx, code, { endsAt: now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "coupon_ended",
      subject: { kind: "coupon", id: code },
      before: { ends_at: coupon.endsAt?.toISOString() ?? null },
      after: { ends_at: now.toISOString() },
      now,
    });
    return done(null);
  });
}
