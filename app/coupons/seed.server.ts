import { and, gt, inArray, isNull, or } from "drizzle-orm";

import { coupons } from "#app/coupons/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

const demoCodes = ["WELCOME10", "LANDFALL20", "EXPIRED5"];

export async function usableDemoCoupons(now: Date): Promise<string[]> {
  const { code, endsAt } = coupons;
  const found = await db
    .select({ code })
    .from(coupons)
    .where(and(inArray(code, demoCodes), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(code);
  return found.map((coupon) => coupon.code);
}

export async function seedDemoCoupons(now: Date): Promise<void> {
  const startsAt = new Date(now.getTime() - 30 * dayMs);
  const yesterday = new Date(now.getTime() - dayMs);
  await db
    .insert(coupons)
    .values([
      { code: "WELCOME10", percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt },
      { code: "LANDFALL20", percent: 20, capInr: 500_000n, capUsd: 7_000n, startsAt },
      { code: "EXPIRED5", percent: 5, capInr: 100_000n, capUsd: 1_500n, startsAt, endsAt: yesterday },
    ])
    .onConflictDoNothing();
}
