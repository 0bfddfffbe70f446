import { sql } from "drizzle-orm";

import { sumSales } from "#app/orders/sales/sum-sales.server.ts";
import { salesDays } from "#app/orders/sales/tables.server.ts";
import { spansOf } from "#app/platform/day-spans.ts";
import { keepEndedDays } from "#app/platform/keep-ended-days.server.ts";

export function keepSalesDays(timeZone: string): Promise<number> {
  return keepEndedDays({
    timeZone,
    table: "sales_days",
    firstMoment: sql`(select min(created_at) from orders)`,
    isKept: sql`exists (select from ${salesDays} k where k.time_zone = ${timeZone} and k.day = ended.day and k.cut = 'day')`,
    keep: (tx, days) =>
      tx.execute(sql`
        insert into ${salesDays} (time_zone, day, cut, key, started, sold, price, premium, refunded, premium_refunded)
        select ${timeZone}, day, cut, key, started, sold, price, premium, refunded, premium_refunded
        from (${sumSales(spansOf(days), timeZone)}) summed`),
  });
}
