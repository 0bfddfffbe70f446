import { and, asc, gte, lte } from "drizzle-orm";

import { firmHolidays } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

type FirmHoliday = typeof firmHolidays.$inferSelect;

/** Both ends included, in order. */
export async function firmHolidaysBetween(
  tx: Db,
  { from, to }: { from: string; to: string },
): Promise<FirmHoliday[]> {
  return tx
    .select()
    .from(firmHolidays)
    .where(and(gte(firmHolidays.day, from), lte(firmHolidays.day, to)))
    .orderBy(asc(firmHolidays.day));
}
