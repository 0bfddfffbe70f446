import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Coupon } from "#app/coupons/change-coupon.server.ts";
import type { CouponState } from "#app/coupons/coupon.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";
import { escapeLike } from "#app/platform/search-terms.ts";

export type CouponUse = { held: number; used: number };

/** Null asks for all. */
type CouponsAsked = {
  state: CouponState | null;
  /** A part of it. */
  code: string | null;
  from: Date | null;
  before: Date | null;
  by: "from" | "code";
  ascending: boolean;
  now: Date;
};

export function pageCoupons(tx: Db, asked: CouponsAsked, turn: Turn) {
  const { state, code: part, from, before, by, ascending, now } = asked;
  const { startsAt, code: id } = coupons;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(coupons)
        .where(
          and(
            state === null ? undefined : isIn(state, now),
            part === null ? undefined : like(id, `%${escapeLike(part.toUpperCase())}%`),
            from === null ? undefined : gte(startsAt, from),
            before === null ? undefined : lt(startsAt, before),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    { ...(by === "from" && { by: startsAt }), id, oldestFirst: ascending, idOf: ({ code }) => code },
    turn,
  );
}

/** Must match `couponState`. */
function isIn(state: CouponState, now: Date): SQL | undefined {
  const { startsAt, endsAt, totalLimit, code } = coupons;
  const goesOn = or(isNull(endsAt), gt(endsAt, now));
  const uses = sql`(select count(*) from ${couponUses}
    where ${couponUses.code} = ${code} and ${couponUses.state} <> 'released')`;
  switch (state) {
    case "ended":
      return lte(endsAt, now);
    case "not_begun":
      return and(goesOn, gt(startsAt, now));
    case "used_up":
      return and(goesOn, lte(startsAt, now), lte(totalLimit, uses));
    case "running":
      return and(goesOn, lte(startsAt, now), or(isNull(totalLimit), gt(totalLimit, uses)));
  }
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
