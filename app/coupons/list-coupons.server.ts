import { count, desc, eq, inArray, like } from "drizzle-orm";

import type { Coupon } from "#app/coupons/change-coupon.server.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import { escapeLike } from "#app/platform/search-terms.ts";

export type CouponUse = { held: number; used: number };

export async function listCoupons(
  tx: Db,
  { after, limit: size }: { after: Cursor; limit: number },
): Promise<{ coupons: Coupon[]; next: string | null }> {
  const { startsAt: by, code: id } = coupons;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(coupons)
        .where(beyond)
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, idOf: ({ code }) => code },
    { after, size },
  );
  return { coupons: rows, next };
}

/** By a part of the code; what begins so comes first. */
export function searchCoupons(tx: Db, part: string, limit: number): Promise<Coupon[]> {
  const code = part.toUpperCase();
  return tx
    .select()
    .from(coupons)
    .where(like(coupons.code, `%${escapeLike(code)}%`))
    .orderBy(desc(like(coupons.code, `${escapeLike(code)}%`)), coupons.code)
    .limit(limit);
}

export async function readCoupon(tx: Db, code: string): Promise<Coupon | null> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code));
  return coupon ?? null;
}

export async function usesOfCoupons(tx: Db, codes: readonly string[]): Promise<Map<string, CouponUse>> {
  const uses = new Map(codes.map((code) => [code, { held: 0, used: 0 }]));
  if (codes.length === 0) return uses;
  const { code, state } = couponUses;
  const counted = await tx
    .select({ code, state, uses: count() })
    .from(couponUses)
    .where(inArray(code, [...codes]))
    .groupBy(code, state);
  for (const row of counted) {
    const use = uses.get(row.code);
    if (use && row.state !== "released") use[row.state] = row.uses;
  }
  return uses;
}
