import { firmHolidaysBetween } from "#app/bookings/slots/firm-holidays.server.ts";
import { replyWorkingDays } from "#app/enquiries/enquiry.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { dayAfter, utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Further ahead no holiday matters: nobody closes for longer. */
const daysAhead = 90;

/** The last day for an answer to what arrives now, as yyyy-mm-dd. */
export async function replyDay(tx: Db, now: Date): Promise<string> {
  const today = utcDay(now);
  const holidays = await firmHolidaysBetween(tx, { from: today, to: dayAfter(today, daysAhead) });
  return afterWorkingDays(now, replyWorkingDays, new Set(holidays.map(({ day }) => day)));
}
