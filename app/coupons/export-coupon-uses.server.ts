import { asc, eq } from "drizzle-orm";

import { couponUses } from "#app/coupons/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export function exportCouponUses(userId: UserId) {
  return db
    .select({
      code: couponUses.code,
      order_id: couponUses.orderId,
      state: couponUses.state,
      changed_at: couponUses.changedAt,
    })
    .from(couponUses)
    .where(eq(couponUses.userId, userId))
    .orderBy(asc(couponUses.changedAt), asc(couponUses.orderId));
}
