import { type SQL, sql } from "drizzle-orm";

import { type DaySpan, everyDay } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";
import { orderItems, orderLines, orderRefunds, orders } from "#app/orders/tables.server.ts";

/**
 * Rows of `sales_days` without the zone, one per day even if empty. Orders count in dollars at their own rate;
 * services get what a running sum grows by, so the parts add up to the order. Premiums belong to no service.
 */
export function sumSales(spans: readonly DaySpan[], timeZone: string): SQL {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const during = (moment: SQL) => inSpans(moment, spans, timeZone);
  return sql`
    with opened as (
      select ${dayOf(sql`o.created_at`)} as day, o.id from ${orders} o where ${during(sql`o.created_at`)}),
    paid as (
      select ${dayOf(sql`o.paid_at`)} as day, o.id, o.currency, coalesce(o.gateway, '') as gateway, o.price, o.premium,
        o.coupon_code, ${inDollars(sql`o.price`)} as price_usd, ${inDollars(sql`o.premium`)} as premium_usd, ${rate} as rate
      from ${orders} o where ${during(sql`o.paid_at`)}),
    returned as (
      select ${dayOf(sql`r.refunded_at`)} as day, r.id, o.currency, coalesce(o.gateway, '') as gateway, r.items,
        r.amount, r.premium, ${inDollars(sql`r.amount`)} as amount_usd, ${inDollars(sql`r.premium`)} as premium_usd,
        ${rate} as rate
      from ${orderRefunds} r join ${orders} o on o.id = r.order_id where ${during(sql`r.refunded_at`)}),
    moved (day, cut, key, started, sold, price, premium, refunded, premium_refunded) as (
      select day, 'day', '', 0, 0, 0, 0, 0, 0 from unnest(${sql.param(spans.flatMap(everyDay))}::date[]) as quiet(day)
      union all select day, 'day', '', 1, 0, 0, 0, 0, 0 from opened
      union all select day, 'day', '', 0, 1, price_usd, premium_usd, 0, 0 from paid
      union all select day, 'day', '', 0, 0, 0, 0, amount_usd, premium_usd from returned
      union all select day, 'gateway', gateway, 0, 1, price_usd, premium_usd, 0, 0 from paid
      union all select day, 'gateway', gateway, 0, 0, 0, 0, amount_usd, premium_usd from returned
      union all select day, 'currency', currency, 0, 1, price_usd, premium_usd, 0, 0 from paid
      union all select day, 'currency', currency, 0, 0, 0, 0, amount_usd, premium_usd from returned
      union all select day, 'own_money', currency, 0, 1, price, premium, 0, 0 from paid
      union all select day, 'own_money', currency, 0, 0, 0, 0, amount, premium from returned
      union all ${sumServices}
      union all ${sumCoupons}),
    summed as (
      select day, cut, key, sum(started)::int as started, sum(sold)::int as sold, sum(price)::bigint as price,
        sum(premium)::bigint as premium, sum(refunded)::bigint as refunded,
        sum(premium_refunded)::bigint as premium_refunded
      from moved group by day, cut, key)
    select * from summed`;
}

const rate = sql`o.rate_per_usd::numeric`;

function inDollars(amount: SQL): SQL {
  return sql`round(${amount} / ${rate})::bigint`;
}

function grownBy(amount: SQL, runningSum: SQL): SQL {
  return sql`round(${runningSum} / rate)::bigint - round((${runningSum} - ${amount}) / rate)::bigint`;
}

const itemSum = sql`sum(i.price) over (partition by i.order_id order by i.position)`;
const refundSum = sql`sum(part.amount) over (partition by returned.id order by part.nth)`;

const sumServices = sql`
  select day, 'service', i.service, 1, 0, 0, 0, 0, 0 from opened join ${orderItems} i on i.order_id = opened.id
  union all select day, 'service', i.service, 0, 1, ${grownBy(sql`i.price`, itemSum)}, 0, 0, 0
    from paid join ${orderItems} i on i.order_id = paid.id
  union all select day, 'service', '', 0, 0, 0, premium_usd, 0, 0 from paid where premium_usd <> 0
  union all select day, 'service', i.service, 0, 0, 0, 0, ${grownBy(sql`part.amount`, refundSum)}, 0
    from returned cross join lateral (select (one ->> 'itemId')::uuid as item_id, (one ->> 'amount')::bigint as amount, nth
      from jsonb_array_elements(returned.items) with ordinality as listed(one, nth)) part
    join ${orderItems} i on i.id = part.item_id
  union all select day, 'service', '', 0, 0, 0, 0, 0, premium_usd from returned where premium_usd <> 0`;

const couponKey = sql`coupon_code || ' ' || currency`;

/** Several coupon lines of one order count as one sum. */
const sumCoupons = sql`
  select day, cut, ${couponKey}, 0, 1, case cut when 'coupon' then round(taken_off / rate)::bigint else taken_off end, 0, 0, 0
  from paid join (select order_id, -sum(amount)::bigint as taken_off from ${orderLines}
    where kind = 'coupon' and order_id in (select id from paid where coupon_code is not null) group by order_id) line
    on line.order_id = paid.id
  cross join (values ('coupon'), ('coupon_own_money')) as cuts(cut) where coupon_code is not null`;
