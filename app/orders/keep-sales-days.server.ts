import { sql } from "drizzle-orm";

import { sumSales } from "#app/orders/sum-sales.server.ts";
import { salesDays } from "#app/orders/tables.server.ts";
import { spansOf } from "#app/platform/day-spans.ts";
import { type Db, db } from "#app/platform/db.server.ts";

/** So many days are summed up in one statement. */
const daysAtOnce = 31;

/** Sums up and keeps the days of a zone that are over and not kept yet. Answers how many there were. */
export async function keepSalesDays(timeZone: string): Promise<number> {
  let kept = 0;
  for (;;) {
    const more = await db.transaction((tx) => keepSome(tx, timeZone));
    if (more === 0) return kept;
    kept += more;
  }
}

async function keepSome(tx: Db, timeZone: string): Promise<number> {
  // Whoever writes into a day long past holds this until it is to be seen; see the triggers of `sales_days`.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sales_days'))`);
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text as day from (
      select generate_series(((select min(created_at) from orders) at time zone ${timeZone}::text)::date,
        ((now() - interval '2 hours') at time zone ${timeZone}::text)::date - 1, '1 day')::date as day) ended
    where not exists (select from ${salesDays} k where k.time_zone = ${timeZone} and k.day = ended.day and k.cut = 'day')
    order by day desc limit ${daysAtOnce}`);
  if (rows.length === 0) return 0;
  const days = rows.map(({ day }) => day);
  await tx.execute(sql`
    insert into ${salesDays} (time_zone, day, cut, key, started, sold, price, premium, refunded, premium_refunded)
    select ${timeZone}, day, cut, key, started, sold, price, premium, refunded, premium_refunded
    from (${sumSales(spansOf(days), timeZone)}) summed`);
  return rows.length;
}
