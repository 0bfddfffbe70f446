import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

export const disputeLaws: readonly BookLaw[] = [
  {
    law: "A refund paid by bank transfer left our bank once, and nobody approved what they asked for themselves.",
    violations: sql`
      with said as (select r.id::text as key, r.currency, r.amount from payment_refunds r
          join hand_payments h on h.refund_id = r.id and h.state = 'made' where r.state = 'by_hand'),
      booked as (select t.reference as key, p.currency, sum(p.amount) as amount
        from transfers t join postings p on p.transfer_id = t.id
        where t.kind = 'refund_by_hand' and p.source = 'refunds' and p.destination = 'bank' group by 1, 2)
      select format('Refund %s of %s is booked out of our bank as %s.', key, coalesce(s.amount, 0),
        coalesce(b.amount, 0)) as sentence
      from said s full join booked b using (key, currency) where s.amount::numeric is distinct from b.amount::numeric
      union all
      select format('Refund %s is %s, and %s says how it was paid.', r.id, r.state, coalesce(h.state, 'nothing'))
      from payment_refunds r full join (select * from hand_payments where state = 'made') h on h.refund_id = r.id
      where (r.state = 'by_hand') is distinct from (h.id is not null)
      union all
      select format('Transfer %s was approved by who asked for it.', id) from hand_payments where decided_by = asked_by`,
  },
  {
    law: "What a lost dispute took out of a wallet, and what came back when it was won, is what its record says.",
    violations: sql`
      with said as (
        select l.id::text as key, 'dispute_recovered' as kind, p.user_id, l.currency, l.from_wallet as amount
          from lost_disputes l join payments p on p.id = l.payment_id where l.from_wallet > 0
        union all select l.id::text, 'dispute_returned', p.user_id, l.currency, l.from_wallet
          from lost_disputes l join payments p on p.id = l.payment_id where l.from_wallet > 0 and l.won_on is not null
        union all select id::text, 'dispute_won', null, currency, amount from lost_disputes where won_on is not null),
      booked as (
        select t.reference as key, t.kind, t.user_id, p.currency, sum(p.amount) as amount
        from transfers t join postings p on p.transfer_id = t.id
        where t.kind in ('dispute_recovered', 'dispute_returned', 'dispute_won')
          and 'disputes' in (p.source, p.destination)
        group by 1, 2, 3, 4)
      select format('%s %s of %s %s is booked as %s.', coalesce(s.kind, b.kind), key, coalesce(s.amount, 0),
        coalesce(s.currency, b.currency), coalesce(b.amount, 0)) as sentence
      from said s full join booked b using (key, kind)
      where (s.user_id, s.currency, s.amount::numeric) is distinct from (b.user_id, b.currency, b.amount::numeric)`,
  },
  {
    law: "No more of a lost dispute came out of a wallet than the bank gave back.",
    violations: sql`
      select format('Dispute %s was of %s %s, and %s of it came out of the wallet.', reference, amount, currency,
        from_wallet) as sentence
      from lost_disputes where from_wallet < 0 or from_wallet > amount`,
  },
];
