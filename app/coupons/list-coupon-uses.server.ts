import { and, desc, eq, ne, sql } from "drizzle-orm";

import { couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

export type ListedUse = { orderId: OrderId; userId: UserId; state: "held" | "used"; changedAt: Date };

/** A page of the orders that hold or have used a coupon, newest first. `after` is the last order of the page before. */
export async function listCouponUses(
  tx: Db,
  { code, after, limit }: { code: string; after: string | null; limit: number },
): Promise<{ uses: ListedUse[]; next: string | null }> {
  const { orderId, userId, state, changedAt } = couponUses;
  const found = await tx
    .select({ orderId, userId, state, changedAt })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.code, code),
        ne(state, "released"),
        // Compared in the database, whose moments are finer than ours.
        after === null
          ? undefined
          : sql`(${changedAt}, ${orderId}) < (select last.changed_at, last.order_id from ${couponUses} last where last.order_id = ${after})`,
      ),
    )
    .orderBy(desc(changedAt), desc(orderId))
    .limit(limit + 1);
  const uses = found
    .slice(0, limit)
    .map((use) => ({ ...use, state: use.state === "held" ? ("held" as const) : ("used" as const) }));
  return { uses, next: found.length > limit ? (uses.at(-1)?.orderId ?? null) : null };
}
