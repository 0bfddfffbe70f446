import { coupons } from "#app/coupons/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

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
