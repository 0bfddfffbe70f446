import { sql } from "drizzle-orm";

import type { BookLaw } from "#app/books/posting-laws.server.ts";

export const adjustmentLaws: readonly BookLaw[] = [
  {
    law: "Each adjustment of a wallet that was made has its movement, and each such movement its adjustment.",
    violations: sql`
      with moved as (select t.reference, t.user_id, min(p.source) as source, min(p.destination) as destination,
          min(p.currency) as currency, sum(p.amount) as amount, count(p.id) as postings
        from transfers t left join postings p on p.transfer_id = t.id where t.kind = 'adjustment' group by t.id),
      made as (select *, 'wallet:' || user_id as wallet from wallet_adjustments where state = 'made')
      select format('Adjustment %s of %s %s is made as %s %s from %s to %s.', coalesce(made.id::text, 'nobody made'),
        made.amount, made.currency, coalesce(moved.amount, 0), moved.currency, moved.source, moved.destination) as sentence
      from made full join moved on moved.reference = made.id::text
      where made.id is null or moved.reference is null or moved.postings <> 1 or moved.user_id <> made.user_id
        or moved.amount <> made.amount or moved.currency <> made.currency
        or moved.source <> case made.direction when 'credit' then 'adjustments' else made.wallet end
        or moved.destination <> case made.direction when 'credit' then made.wallet else 'adjustments' end`,
  },
  {
    law: "The account of adjustments moves for adjustments alone.",
    violations: sql`
      select format('Movement %s %s touches the account of adjustments.', t.kind, t.reference) as sentence
      from postings p join transfers t on t.id = p.transfer_id
      where (p.source = 'adjustments' or p.destination = 'adjustments') and t.kind <> 'adjustment'`,
  },
  {
    law: "Nobody approves an adjustment of a wallet that they asked for, and what is decided says by whom.",
    violations: sql`
      select format('Adjustment %s is %s, asked for by %s and decided by %s.', id, state, asked_by,
        coalesce(decided_by, 'nobody')) as sentence
      from wallet_adjustments
      where decided_by = asked_by or (state = 'waiting' and decided_by is not null)
        or (state = 'declined' and decided_by is null)`,
  },
];
