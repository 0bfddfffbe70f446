import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

export const figureLaws: readonly BookLaw[] = [
  {
    law: "An order says through which gateway its money came.",
    violations: sql`
      select format('Order LF-%s says %s and was paid through %s.', o.number, coalesce(o.gateway, 'none'),
        coalesce(p.gateway, 'none')) as sentence
      from orders o left join payments p on p.order_id = o.id and p.state = 'paid' and p.unapplied is null
      where o.state in ('paid', 'part_refunded', 'refunded') and o.gateway is distinct from p.gateway`,
  },
  {
    law: "A kept day of sales is what its orders and refunds say.",
    violations: sql`
      with kept as (select time_zone, day from sales_days where cut = 'day'),
      zones as (select distinct time_zone from kept),
      moved as (
        select time_zone, (paid_at at time zone time_zone)::date as day, currency, price, premium, 0 as refunded,
          0 as premium_refunded from zones, orders where paid_at is not null
        union all select time_zone, (refunded_at at time zone time_zone)::date, currency, 0, 0, amount, r.premium
          from zones, order_refunds r join orders o on o.id = r.order_id),
      said as (
        select time_zone, day, currency as key, sum(price) as price, sum(premium) as premium, sum(refunded) as refunded,
          sum(premium_refunded) as premium_refunded
        from moved join kept using (time_zone, day) group by 1, 2, 3)
      select format('On %s in %s, sales in %s are not what is kept of them.', day, time_zone, key) as sentence
      from said full join (select * from sales_days where cut = 'own_money') k using (time_zone, day, key)
      where (said.price, said.premium, said.refunded, said.premium_refunded)
        is distinct from (k.price::numeric, k.premium::numeric, k.refunded::numeric, k.premium_refunded::numeric)`,
  },
  {
    law: "Every cut of a kept day of sales comes to the same.",
    violations: sql`
      select format('On %s in %s, %s comes to something else.', day, time_zone, c.cut) as sentence
      from sales_days d cross join (values ('service'), ('currency'), ('gateway')) as c(cut)
        left join lateral (select sum(price) as price, sum(premium) as premium, sum(refunded) as refunded,
            sum(premium_refunded) as premium_refunded
          from sales_days s where s.time_zone = d.time_zone and s.cut = c.cut and s.day = d.day) s on true
      where d.cut = 'day' and (coalesce(s.price, 0), coalesce(s.premium, 0), coalesce(s.refunded, 0),
        coalesce(s.premium_refunded, 0)) <> (d.price, d.premium, d.refunded, d.premium_refunded)`,
  },
  {
    law: "A kept day of reports counts the orders that were paid on it.",
    violations: sql`
      with kept as (select time_zone, day from report_days where cut = 'day'),
      zones as (select distinct time_zone from kept),
      paid as (
        select time_zone, (paid_at at time zone time_zone)::date as day, count(*) as orders,
          sum(round(price / rate_per_usd::numeric)) as usd
        from zones, orders where paid_at is not null group by 1, 2),
      counted as (
        select time_zone, day, cut, sum(events) as orders, sum(usd) as usd
        from report_days where cut in ('cohort', 'coupon_use') group by 1, 2, 3)
      select format('On %s in %s, %s orders were paid and reports by %s count %s.', day, time_zone,
        coalesce(paid.orders, 0), c.cut, coalesce(counted.orders, 0)) as sentence
      from kept cross join (values ('cohort'), ('coupon_use')) as c(cut)
        left join paid using (time_zone, day) left join counted using (time_zone, day, cut)
      where (coalesce(paid.orders, 0), coalesce(paid.usd, 0)) <> (coalesce(counted.orders, 0), coalesce(counted.usd, 0))`,
  },
  {
    law: "A kept day of wallets is what its postings say.",
    violations: sql`
      with kept as (select distinct time_zone, day from wallet_days),
      zones as (select distinct time_zone from kept),
      said as (
        select time_zone, (t.at at time zone time_zone)::date as day, p.currency,
          sum(case when p.destination ~ '^(wallet|held):' then p.amount else 0 end
            - case when p.source ~ '^(wallet|held):' then p.amount else 0 end) as net
        from zones, transfers t join postings p on p.transfer_id = t.id group by 1, 2, 3)
      select format('On %s in %s, wallets moved %s %s and %s is kept.', day, time_zone, coalesce(said.net, 0), currency,
        coalesce(k.net, 0)) as sentence
      from (select said.* from said join kept using (time_zone, day)) said
        full join wallet_days k using (time_zone, day, currency)
      where coalesce(said.net, 0) <> coalesce(k.net, 0)`,
  },
];
