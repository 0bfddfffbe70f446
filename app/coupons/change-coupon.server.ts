import { and, count, desc, eq, ne, sql } from "drizzle-orm";

import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";

export type Coupon = typeof coupons.$inferSelect;

type CouponChange = Partial<Omit<Coupon, "code" | "version">>;

export async function addCoupon(tx: Db, coupon: Omit<Coupon, "version">): Promise<boolean> {
  const added = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return added.length > 0;
}

/** Locked until the transaction ends; null for an unknown code. */
export async function lockCoupon(tx: Transaction, code: string): Promise<Coupon | null> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  return coupon ?? null;
}

/** Existing orders keep their price. The caller holds the lock. */
export async function changeCoupon(tx: Transaction, code: string, change: CouponChange): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...change, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.code, code));
}

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
