import { and, asc, gte, lte } from "drizzle-orm";

import { firmHolidays } from "#app/desk/tables.server.ts";
import { dayAfter, utcDay } from "#app/platform/dates.ts";
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

/** Further ahead nothing is due. */
const daysAhead = 400;

/** The firm's days off from this day on, for counting working days. */
export async function daysOffFrom(tx: Db, start: Date): Promise<Set<string>> {
  const from = utcDay(start);
  const holidays = await firmHolidaysBetween(tx, { from, to: dayAfter(from, daysAhead) });
  return new Set(holidays.map(({ day }) => day));
}
