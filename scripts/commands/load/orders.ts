import { goodsRows } from "#scripts/commands/load/goods.ts";
import { chance, idOf, type LoadSize, type LoadStep } from "#scripts/commands/load/load-size.ts";

/**
 * Three years: two of three paid from the wallet, one by gateway, one of 25 unpaid, one refunded. The last three
 * weeks are in progress.
 */
export function orderSteps(size: LoadSize): LoadStep[] {
  return [...plannedSteps(size), ...contentSteps()];
}

function plannedSteps({ customers, orders }: LoadSize): LoadStep[] {
  const goods = goodsRows();
  return [
    {
      what: "goods",
      sql: `create temp table l_goods (k int primary key, service text, configuration jsonb, currency text,
        price bigint, rate text, lines jsonb)`,
    },
    { what: "goods for sale", sql: `insert into l_goods values ${goods.rows}` },
    {
      what: "orders to be",
      sql: `create temp table l_orders as
        select o.n, o.id, o.item_id, o.payment_id, u.id as user_id, u.n as user_n, g.k, g.service, g.configuration, g.currency,
          g.rate, g.lines, g.price - off as price, off, paid_at,
          case when chance = 0 then 'expired' when chance = 1 and paid_at < now() - interval '7 days' then 'refunded' else 'paid' end as state,
          case when o.n % 3 = 0 then (array['stripe', 'razorpay', 'payfort'])[1 + o.n / 3 % 3] end as gateway
        from (select n, ${idOf("order")} as id, ${idOf("item")} as item_id, ${idOf("payment")} as payment_id,
            ${chance("customer", customers)} + 1 as user_n, ${chance("state", 25)} as chance,
            ${chance("good", goods.count / 4)} as good,
            now() - interval '3 years' * (1 - n::float8 / ${orders}) - interval '1 minute' as paid_at
          from generate_series(1, ${orders}) n) o
        join l_users u on u.n = o.user_n
        join l_goods g on g.k = good * 4 + u.place
        cross join lateral (select case when o.n % 10 = 0 then g.price / 10 else 0 end as off) c`,
    },
    { what: "premiums", sql: "alter table l_orders add column premium bigint" },
    {
      what: "premiums of platforms",
      sql: `update l_orders set premium = case when gateway is null then 0 else round(price * 0.05) end`,
    },
    { what: "index of orders", sql: "create index on l_orders (n)" },
    {
      what: "orders",
      sql: `insert into orders (id, user_id, purchase_id, state, from_cart, currency, price, wallet_share, premium,
          charged, rate_per_usd, rate_date, created_at, paid_at, expired_at, gateway, coupon_code)
        select id, user_id, ${idOf("purchase")}, state, false, currency, price,
          case when gateway is null then price else 0 end, premium,
          case when gateway is null then 0 else price + premium end, rate, '2026-09-29', paid_at - interval '5 minutes',
          case when state <> 'expired' then paid_at end, case when state = 'expired' then paid_at end,
          case when state <> 'expired' then gateway end, case when off > 0 then 'LOADED10' end
        from l_orders order by n`,
    },
  ];
}

function contentSteps(): LoadStep[] {
  return [
    {
      what: "items",
      sql: `insert into order_items (id, order_id, order_number, paid_on, position, service, configuration, price, refunded, state, due_on,
          assigned_to)
        select item_id, l.id, number, case when l.state <> 'expired' then l.paid_at::date end, 0, service, configuration, l.price, case when l.state = 'refunded' then l.price else 0 end,
          case when l.state = 'refunded' then 'refunded' when l.paid_at < now() - interval '21 days' then 'completed'
            else (array['received', 'in_progress', 'in_progress', 'in_review', 'delivered'])[1 + ${chance("work", 5)}] end,
          case when ${chance("work", 5)} > 0 or l.paid_at < now() - interval '21 days'
            then (l.paid_at + interval '10 days')::date end,
          case when ${chance("taken", 5)} > 0 then 'load-' || (1 + ${chance("counsellor", 40)}) end
        from l_orders l join orders o on o.id = l.id`,
    },
    {
      what: "lines",
      sql: `insert into order_lines (order_id, item_id, kind, label, amount)
        select id, item_id, line ->> 'kind', line ->> 'label', (line ->> 'amount')::bigint
        from l_orders, jsonb_array_elements(lines) line
        union all select id, item_id, 'coupon', 'Coupon LOADED10, 10%', -off from l_orders where off > 0
        union all select id, null, 'premium', 'Payment platform premium', premium from l_orders where premium > 0`,
    },
    {
      what: "a coupon",
      sql: `insert into coupons (code, percent, cap_inr, cap_usd, starts_at)
        values ('LOADED10', 10, 100000000, 1000000, now() - interval '3 years')`,
    },
    {
      what: "uses of the coupon",
      sql: `insert into coupon_uses (order_id, code, user_id, state, changed_at)
        select id, 'LOADED10', user_id, case state when 'expired' then 'released' else 'used' end, paid_at
        from l_orders where off > 0`,
    },
    {
      what: "changes of items",
      sql: `insert into order_item_changes (item_id, state, changed_by, changed_at, due_on, assigned_to)
        select l.item_id, change, case when at = 0 then 'system' else 'load-1' end, paid_at + at * interval '2 days',
          case when change = 'delivered' then i.due_on - (l.n % 7)::int end,
          case when change = 'delivered' then i.assigned_to end
        from l_orders l join order_items i on i.id = l.item_id, unnest(array['received', 'in_progress', 'in_review', 'delivered', 'completed']) with ordinality as c (change, nth),
          lateral (select nth - 1 as at) a
        where l.state = 'paid' and (paid_at < now() - interval '21 days' or at = 0)`,
    },
  ];
}
