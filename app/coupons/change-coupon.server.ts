import { and, count, desc, eq, ne, sql } from "drizzle-orm";

import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";

export type Coupon = typeof coupons.$inferSelect;

/** What of a coupon can be written: all but its code once it is there. */
type CouponChange = Partial<Omit<Coupon, "code" | "version">>;

/** False where there is one of this code already. */
export async function addCoupon(tx: Db, coupon: Omit<Coupon, "version">): Promise<boolean> {
  const added = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return added.length > 0;
}

/** The coupon, whose uses and terms nobody else changes until the transaction ends. Null for a code that is none. */
export async function lockCoupon(tx: Transaction, code: string): Promise<Coupon | null> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  return coupon ?? null;
}

/** Orders that were priced with it keep their price: they carry their own lines. The caller holds its lock. */
export async function changeCoupon(tx: Transaction, code: string, change: CouponChange): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...change, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.code, code));
}

/** How often the customer who has used a coupon most holds it or has used it. */
export async function mostUsesOfOne(tx: Db, code: string): Promise<number> {
  const uses = count();
  const [most] = await tx
    .select({ uses })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), ne(couponUses.state, "released")))
    .groupBy(couponUses.userId)
    .orderBy(desc(uses))
    .limit(1);
  return most?.uses ?? 0;
}
