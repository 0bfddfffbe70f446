import { type SQL, sql } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import { paidBetween, paidOrders } from "#app/orders/sales/sum-purchases.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

/** So long after a chat, an order counts as its sale. */
export const saleDaysAfterChat = 30;

/**
 * Rows of `report_days`: free chats held or missed, on their day, and the first order that a customer paid after the
 * last chat they had, on the day of payment, by the service they had asked about.
 */
export function sumChats(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select (b.starts_at at time zone ${timeZone}::text)::date as day, 'chat' as cut, b.service as key,
      count(*)::int as events, (count(*) filter (where b.state = 'no_show'))::int as among, 0::bigint as amount,
      0::bigint as usd
    from ${bookings} b
    where b.state in ('completed', 'no_show') and ${inSpans(sql`b.starts_at`, spans, timeZone)}
    group by 1, 3
    union all
    select p.day, 'chat_sale', c.service, count(*)::int, 0, 0, sum(p.usd)::bigint
    from (${paidOrders(spans, timeZone)}) p cross join lateral (
      select b.service, b.starts_at from ${bookings} b
      where b.user_id = p.user_id and b.state = 'completed' and b.starts_at <= p.paid_at
        and b.starts_at > p.paid_at - ${saleDaysAfterChat} * interval '1 day'
      order by b.starts_at desc limit 1) c
    where not ${paidBetween(sql`p.user_id`, { from: sql`c.starts_at`, to: sql`p.paid_at` })}
    group by p.day, c.service`;
}
