import { replyWorkingDays } from "#app/enquiries/enquiry.ts";
import { findWorkingDay } from "#app/orders/items/find-working-day.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** The last day for an answer to what arrives now, as yyyy-mm-dd. */
export function replyDay(tx: Db, now: Date): Promise<string> {
  return findWorkingDay(tx, now, replyWorkingDays);
}
