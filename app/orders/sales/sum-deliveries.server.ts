import { type SQL, sql } from "drizzle-orm";

import { orderItemChanges, orderItems, orders } from "#app/orders/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

/**
 * Rows of `report_days`: what was delivered for the first time, by who worked on it then and currency. Late is what
 * was handed over after its due day, by the day of UTC as everywhere at the desk.
 */
export function sumDeliveries(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select (c.changed_at at time zone ${timeZone}::text)::date as day, 'delivery' as cut,
      coalesce(c.assigned_to, '') || ' ' || o.currency as key, count(*)::int as events,
      count(*) filter (where (c.changed_at at time zone 'UTC')::date > c.due_on)::int as among,
      sum(i.price)::bigint as amount, sum(round(i.price / o.rate_per_usd::numeric))::bigint as usd
    from ${orderItemChanges} c join ${orderItems} i on i.id = c.item_id join ${orders} o on o.id = i.order_id
    where c.state = 'delivered' and ${inSpans(sql`c.changed_at`, spans, timeZone)}
      and not exists (select from ${orderItemChanges} earlier
        where earlier.item_id = c.item_id and earlier.state = 'delivered' and earlier.id < c.id)
    group by 1, 3`;
}
