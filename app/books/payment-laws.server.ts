import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

const sentBack = sql.raw(`sent_back as (
  select payment_id, gateway_payment_id,
    sum(amount) filter (where state in ('sent', 'done')) as gone,
    sum(amount) filter (where state in ('owed', 'sent', 'done', 'failed')) as promised
  from payment_refunds group by 1, 2)`);

export const paymentLaws: readonly BookLaw[] = [
  {
    law: "A gateway's clearing account is what the gateway captured less what was sent back, paid out or lost.",
    violations: sql`
      with captured as (select gateway_account, currency, sum(amount) as amount from captures group by 1, 2),
      gone as (select p.gateway_account, r.currency, sum(r.amount) as amount from payment_refunds r
        join payments p on p.id = r.payment_id where r.state in ('sent', 'done') group by 1, 2),
      recorded as (select gateway_account, currency, sum(amount) as amount from (
        select gateway_account, currency, amount + fee as amount from gateway_payouts
        union all select gateway_account, currency, (case when won_on is null then amount else 0 end) + fee
          from lost_disputes) taken group by 1, 2),
      booked as (select substr(account, 10) as gateway_account, currency, sum(amount) as amount from (
        select source as account, currency, amount from postings where source like 'clearing:%'
        union all select destination, currency, -amount from postings where destination like 'clearing:%') moved
        group by 1, 2)
      select format('%s in %s: captured %s, sent back %s, paid out or lost %s, and the books say %s.', gateway_account,
        currency, coalesce(c.amount, 0), coalesce(g.amount, 0), coalesce(r.amount, 0), coalesce(b.amount, 0)) as sentence
      from captured c full join gone g using (gateway_account, currency)
        full join recorded r using (gateway_account, currency) full join booked b using (gateway_account, currency)
      where coalesce(c.amount, 0) - coalesce(g.amount, 0) - coalesce(r.amount, 0) <> coalesce(b.amount, 0)`,
  },
  {
    law: "Every piece of captured money came into the books once, to its full amount.",
    violations: sql`
      with came as (select t.gateway_payment_id, p.source as account, p.currency, sum(p.amount) as amount
        from transfers t join postings p on p.transfer_id = t.id
        where p.source like 'clearing:%' and t.kind not in ('refund_returned', 'dispute_won')
          group by 1, 2, 3)
      select format('%s was captured as %s %s and booked as %s.', c.gateway_payment_id, c.amount, c.currency,
        coalesce(came.amount, 0)) as sentence
      from captures c full join came on came.gateway_payment_id = c.gateway_payment_id
        and came.account = 'clearing:' || c.gateway_account and came.currency = c.currency
      where c.amount is distinct from came.amount`,
  },
  {
    law: "Captured money is exactly one thing: one paid order, one top-up, one credit, or one debt.",
    violations: sql`
      select format('%s became %s, and %s.', c.gateway_payment_id, c.became, coalesce('its order is ' || o.state,
        'it has no order')) as sentence
      from captures c join payments p on p.id = c.payment_id left join orders o on o.id = p.order_id
      where c.became = 'order' and (o.state is null or o.state not in ('paid', 'part_refunded', 'refunded')
        or p.state <> 'paid' or p.unapplied is not null or p.gateway_payment_id <> c.gateway_payment_id
        or c.amount <> o.charged or c.currency <> o.currency)
      union all
      select format('%s became %s, and the books have no movement for it.', c.gateway_payment_id, c.became)
      from captures c where not exists (select from transfers t where t.gateway_payment_id = c.gateway_payment_id
        and t.kind = case c.became when 'order' then 'sale' when 'top_up' then 'top_up'
          when 'credited' then 'unapplied_payment' else 'unapplied_to_refund' end)
      union all
      select format('%s is a debt without a refund.', c.gateway_payment_id) from captures c
      where c.became = 'to_refund' and not exists (select from payment_refunds r
        where r.payment_id = c.payment_id and r.gateway_payment_id = c.gateway_payment_id)`,
  },
  {
    law: "A payment is paid exactly when its money is written down.",
    violations: sql`
      select format('Payment %s is %s, with %s pieces of money of its own.', p.id, p.state, count(c.payment_id)) as sentence
      from payments p left join captures c on c.payment_id = p.id and c.gateway_payment_id = p.gateway_payment_id
      group by p.id, p.state having count(c.payment_id) <> (case when p.state = 'paid' then 1 else 0 end)`,
  },
  {
    law: "No more of a piece of money is sent back, or lost in a dispute, than was captured.",
    violations: sql`with ${sentBack},
      lost as (select payment_id, gateway_payment_id, sum(amount) as lost from lost_disputes where won_on is null
        group by 1, 2)
      select format('%s was captured as %s, %s is sent back or promised, and %s was lost.', c.gateway_payment_id, c.amount,
        coalesce(promised, 0), coalesce(lost, 0)) as sentence
      from captures c left join sent_back s using (payment_id, gateway_payment_id)
        left join lost l using (payment_id, gateway_payment_id)
      where coalesce(promised, 0) + coalesce(lost, 0) > c.amount`,
  },
  {
    law: "Each payout and each lost dispute that was recorded has its movement, and each such movement its record.",
    violations: sql`
      with said as (
        select id::text as key, 'payout' as kind, 'clearing:' || gateway_account as account, 'bank' as house, currency,
          amount, fee from gateway_payouts
        union all select id::text, 'lost_dispute', 'clearing:' || gateway_account, 'disputes', currency, amount, fee
          from lost_disputes),
      booked as (
        select t.reference as key, t.kind, p.destination as account, p.currency,
          coalesce(sum(p.amount) filter (where p.source = 'gateway_fees'), 0) as fee,
          coalesce(sum(p.amount) filter (where p.source <> 'gateway_fees'), 0) as amount,
          min(p.source) filter (where p.source <> 'gateway_fees') as house
        from postings p join transfers t on t.id = p.transfer_id
        where t.kind in ('payout', 'lost_dispute') or p.source in ('bank', 'gateway_fees')
          or (p.source = 'disputes' and t.kind <> 'dispute_returned')
          or (p.destination in ('bank', 'gateway_fees', 'disputes')
            and t.kind not in ('refund_disputed', 'refund_by_hand', 'dispute_recovered', 'dispute_won'))
        group by 1, 2, 3, 4)
      select format('%s %s of %s and a fee of %s is booked as %s and %s %s.', coalesce(s.kind, b.kind), key,
        coalesce(s.amount, 0), coalesce(s.fee, 0), coalesce(b.amount, 0), coalesce(b.fee, 0), b.currency) as sentence
      from said s full join booked b using (key, kind)
      where (s.account, s.currency, s.amount, s.fee) is distinct from (b.account, b.currency, b.amount::bigint, b.fee::bigint)
        or s.house <> b.house`,
  },
  {
    law: "What we owe to customers is exactly what the account of refunds holds.",
    violations: sql`
      with owed as (select currency, sum(amount) as amount from (
        select currency, amount from payment_refunds where state in ('owed', 'failed')
        union all select o.currency, r.wallet_part from order_refunds r join orders o on o.id = r.order_id
          where r.wallet_owed) debts group by 1),
      held as (select currency, sum(amount) as amount from (
        select currency, amount from postings where destination = 'refunds'
        union all select currency, -amount from postings where source = 'refunds') moved group by 1)
      select format('In %s we owe %s and have set aside %s.', currency, coalesce(o.amount, 0), coalesce(h.amount, 0))
        as sentence
      from owed o full join held h using (currency)
      where coalesce(o.amount, 0) <> coalesce(h.amount, 0)`,
  },
];
