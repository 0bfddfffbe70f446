import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { deliveryOf } from "#app/orders/items/due-date.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** So many working days later, by the firm's holidays as they stand. */
export async function findWorkingDay(tx: Db, start: Date, days: number): Promise<string> {
  return afterWorkingDays(start, days, await daysOffFrom(tx, start));
}

export function findDueDate(tx: Db, configuration: Configuration, start: Date): Promise<string> {
  return findWorkingDay(tx, start, deliveryOf(configuration).days);
}
