import { sql } from "drizzle-orm";

import { sumReports } from "#app/figures/sum-reports.server.ts";
import { reportDays } from "#app/figures/tables.server.ts";
import { firstOrderAt } from "#app/orders/sales/first-order-at.server.ts";
import { spansOf } from "#app/platform/day-spans.ts";
import { keepEndedDays } from "#app/platform/keep-ended-days.server.ts";

export function keepReportDays(timeZone: string): Promise<number> {
  return keepEndedDays({
    timeZone,
    table: "report_days",
    firstMoment: firstOrderAt,
    isKept: sql`exists (select from ${reportDays} k where k.time_zone = ${timeZone} and k.day = ended.day and k.cut = 'day')`,
    keep: (tx, days) =>
      tx.execute(sql`
        insert into ${reportDays} (time_zone, day, cut, key, events, among, amount, usd)
        select ${timeZone}, day, cut, key, events, among, amount, usd
        from (${sumReports(spansOf(days), timeZone)}) summed`),
  });
}
