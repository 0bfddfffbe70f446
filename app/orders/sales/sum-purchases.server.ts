import { type SQL, sql } from "drizzle-orm";

import { orderLines, orders } from "#app/orders/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

const usd = sql`round(o.price / o.rate_per_usd::numeric)::bigint`;

/** Rows of paid orders: day, id, user_id, paid_at, usd. */
export function paidOrders(spans: readonly DaySpan[], timeZone: string): SQL {
  return sql`
    select (o.paid_at at time zone ${timeZone}::text)::date as day, o.id, o.user_id, o.paid_at, ${usd} as usd
    from ${orders} o where ${inSpans(sql`o.paid_at`, spans, timeZone)}`;
}

/** Whether a customer paid from one moment, included, to another. */
export function paidBetween(userId: SQL, { from, to }: { from: SQL; to: SQL }): SQL {
  return sql`exists (select from ${orders} paid
    where paid.user_id = ${userId} and paid.paid_at >= ${from} and paid.paid_at < ${to})`;
}

/**
 * Rows of `report_days` about paid orders and the first order of their customers: by the month of that order and how
 * many months later this one was, second orders by that month, and by coupon.
 */
export function sumPurchases(spans: readonly DaySpan[], timeZone: string): SQL {
  const local = (moment: SQL) => sql`(${moment} at time zone ${timeZone}::text)`;
  const monthsLater = sql`(extract(year from day) - extract(year from first)) * 12
    + extract(month from day) - extract(month from first)`;
  return sql`
    select day, cut, key, count(*)::int as events, (count(*) filter (where earlier = 0))::int as among,
      sum(taken_off)::bigint as amount, sum(usd)::bigint as usd
    from (
      select p.*, ${local(sql`p.first_paid_at`)} as first
      from (select ${local(sql`o.paid_at`)}::date as day, coalesce(o.coupon_code, '') as coupon, ${usd} as usd,
          history.earlier, history.first_paid_at,
          case when o.coupon_code is null then 0 else coalesce((select round(-sum(line.amount) / o.rate_per_usd::numeric)
            from ${orderLines} line where line.order_id = o.id and line.kind = 'coupon'), 0) end as taken_off
        from ${orders} o cross join lateral (
          select least(min(e.paid_at), o.paid_at) as first_paid_at,
            count(*) filter (where (e.paid_at, e.id) < (o.paid_at, o.id)) as earlier
          from ${orders} e where e.user_id = o.user_id and e.paid_at is not null) history
        where ${inSpans(sql`o.paid_at`, spans, timeZone)}) p) bought
    cross join lateral (values
      ('cohort', to_char(first, 'YYYY-MM') || ' ' || (${monthsLater})::int),
      ('cohort_again', case when earlier = 1 then to_char(first, 'YYYY-MM') end),
      ('coupon_use', coupon)) as cuts(cut, key)
    where key is not null
    group by 1, 2, 3`;
}
