import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

export const orderLaws: readonly BookLaw[] = [
  {
    law: "An order's price is the sum of its services, and of its lines, and it is paid to the hundredth.",
    violations: sql`
      select format('Order LF-%s costs %s, its services %s, its lines %s.', o.number, o.price, items, lines) as sentence
      from orders o, lateral (select coalesce(sum(price), 0) as items from order_items where order_id = o.id) i,
        lateral (select coalesce(sum(amount), 0) as lines from order_lines where order_id = o.id) l
      where o.price <> items or o.price + o.premium <> lines
      union all
      select format('Order LF-%s: price %s less wallet %s and premium %s is not %s.', number, price, wallet_share,
        premium, charged) from orders where charged <> price - wallet_share + premium`,
  },
  {
    law: "Every paid order has exactly one settlement: its gateway's money, its wallet's money, or both.",
    violations: sql`
      select format('Order LF-%s is %s, charged %s, with %s pieces of gateway money and %s of %s from the wallet.',
        number, state, charged, pieces, posted, wallet_share) as sentence
      from (select o.*, coalesce(c.pieces, 0) as pieces, coalesce(h.posted, 0) as posted
        from orders o
        left join (select p.order_id, count(*) as pieces from captures c join payments p on p.id = c.payment_id
          where c.became = 'order' group by 1) c on c.order_id = o.id
        left join (select split_part(t.reference, ':', 1) as order_id, sum(p.amount) as posted
          from transfers t join postings p on p.transfer_id = t.id
          where t.kind = 'hold_posted' and p.destination = 'sales' group by 1) h
          on h.order_id = o.id::text) counted
      where (state in ('paid', 'part_refunded', 'refunded')
          and (pieces <> (case when charged > 0 then 1 else 0 end) or posted <> wallet_share))
        or (state in ('pending', 'expired') and (pieces > 0 or posted > 0))`,
  },
  {
    law: "What a sale brought is what its order says: price less wallet, and premium.",
    violations: sql`
      select format('Order LF-%s was charged %s and booked as %s.', o.number, o.charged, coalesce(sum(p.amount), 0))
        as sentence
      from orders o left join transfers t on t.kind = 'sale' and t.reference = o.id::text
        left join postings p on p.transfer_id = t.id
      where o.state in ('paid', 'part_refunded', 'refunded') group by o.id
      having coalesce(sum(p.amount), 0) <> o.charged
        or coalesce(sum(p.amount) filter (where p.destination = 'premium'), 0) <> o.premium`,
  },
  {
    law: "A purchase is one order, however often it was pressed.",
    violations: sql`
      select format('Purchase %s has %s orders.', purchase_id, count(*)) as sentence from orders
      where state <> 'expired' group by user_id, purchase_id having count(*) > 1`,
  },
  {
    law: "Nobody gets back more than they paid, neither by gateway nor in the wallet.",
    violations: sql`
      with given as (select order_id, sum(amount) as amount, sum(wallet_part) as wallet, sum(premium) as premium
        from order_refunds group by 1)
      select format('Order LF-%s of %s gave back %s, %s of it to a wallet that paid %s, and a premium of %s of %s.',
        o.number, o.price, g.amount, g.wallet, o.wallet_share, g.premium, o.premium) as sentence
      from given g join orders o on o.id = g.order_id
      where g.amount > o.price or g.wallet > o.wallet_share or g.premium > o.premium
        or g.amount - g.wallet > o.price - o.wallet_share
        or g.amount <> (select sum(refunded) from order_items where order_id = o.id)`,
  },
  {
    law: "An order is refunded, whole or in part, exactly when money of it was given back.",
    violations: sql`
      select format('Order LF-%s is %s, with %s of %s given back.', o.number, o.state, refunded, o.price) as sentence
      from orders o, lateral (select coalesce(sum(refunded), 0) as refunded from order_items where order_id = o.id) i
      where o.state <> case when not exists (select from order_refunds r where r.order_id = o.id)
          then (case when o.state in ('pending', 'expired') then o.state else 'paid' end)
        when refunded = o.price then 'refunded' else 'part_refunded' end
        or (refunded > 0 and not exists (select from order_refunds r where r.order_id = o.id))`,
  },
  {
    law: "No coupon is used more often than it may be, and each use belongs to its order.",
    violations: sql`
      select format('Coupon %s is used %s times of %s.', c.code, count(*), c.total_limit) as sentence
      from coupons c join coupon_uses u on u.code = c.code and u.state in ('held', 'used')
      group by c.code having count(*) > c.total_limit
      union all
      select format('Coupon %s is used %s times by one customer.', c.code, count(*))
      from coupons c join coupon_uses u on u.code = c.code and u.state in ('held', 'used')
      group by c.code, u.user_id having count(*) > c.per_customer_limit
      union all
      select format('Order LF-%s is %s and its coupon %s.', o.number, o.state, u.state)
      from coupon_uses u join orders o on o.id = u.order_id
      where u.state <> case o.state when 'pending' then 'held' when 'expired' then 'released' else 'used' end`,
  },
  {
    law: "A counselling fee is taken off other services, or given back, at most once.",
    violations: sql`
      select format('The fee %s of %s was taken off %s and given back %s.', i.id, i.price, taken, i.refunded) as sentence
      from order_items i, lateral (select coalesce(sum(amount), 0) as taken from counselling_credit_uses u
        where u.counselling_item_id = i.id and u.state in ('held', 'used')) t
      where taken + i.refunded > i.price
      union all
      select format('Order LF-%s is %s and its counselling credit %s.', o.number, o.state, u.state)
      from counselling_credit_uses u join orders o on o.id = u.order_id
      where (o.state = 'pending' and u.state = 'used') or (o.state <> 'pending' and u.state = 'held')
        or (o.state in ('paid', 'part_refunded') and (u.state = 'released') <> exists (
          select from order_lines l join order_items i on i.id = l.item_id
          where l.order_id = o.id and l.kind = 'counselling_credit' and i.refunded = i.price
            and (i.price > 0 or i.state in ('cancelled', 'refunded'))))
        or (o.state in ('expired', 'refunded') and u.state = 'used')`,
  },
  {
    law: "Every paid order has one receipt, and a year's receipts are numbered without a gap.",
    violations: sql`
      select format('Order LF-%s is %s and has %s receipt.', o.number, o.state, case when r.order_id is null then 'no'
        else 'a' end) as sentence
      from orders o left join receipts r on r.order_id = o.id
      where (r.order_id is not null) <> (o.state in ('paid', 'part_refunded', 'refunded'))
      union all
      select format('Year %s has %s receipts, the last one is %s and the counter says %s.', year, count(r.*),
        max(number), max(last)) from receipt_counters c left join receipts r using (year)
      group by year having count(r.*) <> max(last) or max(number) <> max(last) or min(number) <> 1`,
  },
];
