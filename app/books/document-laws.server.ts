import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

export const documentLaws: readonly BookLaw[] = [
  {
    law: "Net sales are the prices of bought orders less what was given back of them, document by document.",
    violations: sql`
      with said as (
        select 'order LF-' || number as document, id::text as key, currency, price as amount from orders
          where state in ('paid', 'part_refunded', 'refunded')
        union all select 'a refund of LF-' || o.number, r.id::text, o.currency, -r.amount
          from order_refunds r join orders o on o.id = r.order_id),
      booked as (select key, currency, sum(amount) as amount from (
        select case when t.kind in ('sale', 'order_refund', 'order_refund_wallet', 'order_refund_wallet_owed') then t.reference
            when t.kind = 'hold_posted' then split_part(t.reference, ':', 1)
            else t.kind || ' ' || t.reference end as key,
          p.currency, case when p.destination = 'sales' then p.amount else -p.amount end as amount
        from postings p join transfers t on t.id = p.transfer_id where 'sales' in (p.source, p.destination)) moved
        group by 1, 2)
      select format('Sales have %s %s of %s, which comes to %s.', coalesce(b.amount, 0), currency,
        coalesce(s.document, 'movement ' || key), coalesce(s.amount, 0)) as sentence
      from said s full join booked b using (key, currency)
      where coalesce(s.amount, 0) <> coalesce(b.amount, 0)`,
  },
  {
    law: "Premiums taken are those of orders and top-ups, less those given back.",
    violations: sql`
      with said as (
        select 'order LF-' || number as document, id::text as key, currency, premium as amount from orders
          where state in ('paid', 'part_refunded', 'refunded')
        union all select 'a refund of LF-' || o.number, r.id::text, o.currency, -r.premium
          from order_refunds r join orders o on o.id = r.order_id
        union all select 'top-up ' || p.id, p.id::text, p.currency, p.premium
          from captures c join payments p on p.id = c.payment_id where c.became = 'top_up'),
      booked as (select key, currency, sum(amount) as amount from (
        select case when t.kind in ('sale', 'order_refund', 'top_up_premium') then t.reference
            when t.kind = 'sent_back' then (select payment_id || ' sent back' from payment_refunds r
              where r.id::text = t.reference and r.cause = 'top_up')
            else t.kind || ' ' || t.reference end as key,
          p.currency, case when p.destination = 'premium' then p.amount else -p.amount end as amount
        from postings p join transfers t on t.id = p.transfer_id where 'premium' in (p.source, p.destination)) moved
        group by 1, 2)
      select format('Premiums have %s %s of %s, which comes to %s.', coalesce(b.amount, 0), currency,
        coalesce(s.document, 'movement ' || key), coalesce(s.amount, 0)) as sentence
      from said s full join booked b using (key, currency)
      where coalesce(s.amount, 0) <> coalesce(b.amount, 0) and coalesce(key, '') not like '% sent back'
      union all
      select format('Of top-up %s a premium of %s was taken and %s sent back.', p.id, p.premium, -b.amount)
      from booked b left join payments p on p.id::text || ' sent back' = b.key
      where b.key is null or (b.key like '% sent back' and (p.id is null or -b.amount > p.premium))`,
  },
  {
    law: "What a refund put into a wallet, and what it owes through a gateway, is what its document says.",
    violations: sql`
      with booked as (
        select t.reference as key, t.kind <> 'order_refund' as to_wallet,
          sum(p.amount) filter (where p.source in ('sales', 'premium')) as amount, min(p.currency)
            filter (where p.source in ('sales', 'premium')) as currency,
          bool_or(p.destination like 'wallet:%') as arrived, max(p.destination) filter (where p.destination like 'wallet:%')
            as wallet
        from transfers t join postings p on p.transfer_id = t.id where t.kind in ('order_refund_wallet', 'order_refund_wallet_owed', 'order_refund')
        group by 1, 2),
      said as (
        select r.id::text as key, true as to_wallet, r.wallet_part as amount, o.currency,
          case when not r.wallet_owed then 'wallet:' || o.user_id end as wallet,
          o.number, null::bigint as owed
        from order_refunds r join orders o on o.id = r.order_id
        union all select r.id::text, false, r.amount - r.wallet_part + r.premium, o.currency, null, o.number,
          coalesce(p.amount, 0)
        from order_refunds r join orders o on o.id = r.order_id left join payment_refunds p on p.id = r.id)
      select format('Refund %s of %s gives back %s %s by its %s: booked are %s %s%s.', key,
        coalesce('LF-' || s.number, 'no order'), coalesce(s.amount, 0), s.currency,
        case when to_wallet then 'wallet' else 'gateway' end, coalesce(b.amount, 0), b.currency,
        coalesce(', owed ' || s.owed, '')) as sentence
      from said s full join booked b using (key, to_wallet)
      where coalesce(s.amount, 0) <> coalesce(b.amount, 0) or (b.key is not null and s.currency is distinct from b.currency)
        or (s.owed is not null and s.owed <> s.amount) or (b.key is not null and to_wallet and b.wallet is distinct from s.wallet)`,
  },
  {
    law: "A top-up is split into what its customer asked for and its premium, as its payment says.",
    violations: sql`
      select format('Top-up %s of %s with a premium of %s was captured as %s %s: %s for the wallet, %s of premium.', p.id,
        p.amount, p.premium, c.amount, c.currency, coalesce(m.credited, 0), coalesce(m.premium, 0)) as sentence
      from captures c join payments p on p.id = c.payment_id
        left join lateral (select sum(m.amount) filter (where m.destination = 'wallet:' || p.user_id) as credited,
            sum(m.amount) filter (where m.destination = 'premium') as premium, count(*) as postings
          from transfers t join postings m on m.transfer_id = t.id
          where t.kind in ('top_up', 'top_up_premium') and t.reference = p.id::text and m.currency = p.currency) m on true
      where c.became = 'top_up' and (c.amount <> p.amount or c.currency <> p.currency or p.purpose <> 'top_up'
        or coalesce(m.credited, 0) <> p.amount - p.premium or coalesce(m.premium, 0) <> p.premium)`,
  },
];
