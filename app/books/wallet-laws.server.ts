import { sql } from "drizzle-orm";

import { wholeUnitCodes, type BookLaw } from "#app/books/posting-laws.server.ts";

/** Includes rates that had just ended: an acceptance under way may not have seen the change. */
const ratesAt = (currency: string, at: string) =>
  sql.raw(`select per_usd from exchange_rates e where e.currency = ${currency} and e.accepted_at <= ${at}
    and e.accepted_at >= coalesce((select max(b.accepted_at) from exchange_rates b where b.currency = ${currency}
      and b.accepted_at <= ${at} - interval '1 minute'), '-infinity')`);

export const walletLaws: readonly BookLaw[] = [
  {
    law: "Money is changed at rates that were in force, its margin taken off, rounded down.",
    // What is set aside for an order is changed when that is paid, at the rates of when it was set aside: as much of it as
    // the order needs, so that no minor unit less would have been enough.
    violations: sql`
      with changed as (
        select t.kind, t.reference,
          coalesce((select h.at from transfers h where h.kind = 'hold' and t.kind = 'hold_posted'
            and h.reference = t.reference), t.at) as at,
          min(p.currency) filter (where p.destination = 'exchange') as gave,
          coalesce(sum(p.amount) filter (where p.destination = 'exchange'), 0)
            - coalesce(sum(p.amount) filter (where p.destination = 'exchange_spread'), 0) as given,
          coalesce(sum(p.amount) filter (where p.destination = 'exchange_spread'), 0) as spread,
          min(p.currency) filter (where p.source = 'exchange' and p.destination <> 'exchange_spread') as got,
          sum(p.amount) filter (where p.source = 'exchange' and p.destination <> 'exchange_spread') as taken,
          count(distinct p.currency) as currencies,
          count(*) filter (where p.destination <> 'exchange_spread') as legs,
          count(*) filter (where p.destination = 'exchange_spread') as margins,
          min(p.currency) filter (where p.destination = 'exchange_spread') as kept
        from postings p join transfers t on t.id = p.transfer_id where 'exchange' in (p.source, p.destination)
        group by t.id),
      rounded as (select *, case when got = any(${wholeUnitCodes}) then 100 else 1 end as unit,
        case when gave = any(${wholeUnitCodes}) then 100 else 1 end as gave_unit from changed)
      select format('Movement %s %s changed %s %s and a margin of %s into %s %s, which no rate in force says.', kind,
        reference, given, gave, spread, taken, got) as sentence
      from rounded c
      where currencies <> 2 or legs <> 2 or margins > 1 or given <= 0 or taken is null or kept <> gave or not exists (
        select from (${ratesAt("c.gave", "c.at")}) f (per_usd), (${ratesAt("c.got", "c.at")}) i (per_usd)
        where case when c.kind = 'hold_posted'
          then c.taken <= div(c.given * i.per_usd, f.per_usd * c.unit) * c.unit
            and c.taken > div((c.given - c.gave_unit) * i.per_usd, f.per_usd * c.unit) * c.unit
          else c.taken = div(c.given * i.per_usd, f.per_usd * c.unit) * c.unit end)`,
  },
  {
    law: "The account of margins is fed by money that is changed, and by nothing else.",
    violations: sql`
      select format('Movement %s %s moves %s %s from %s to %s.', t.kind, t.reference, p.amount, p.currency, p.source,
        p.destination) as sentence
      from postings p join transfers t on t.id = p.transfer_id
      where 'exchange_spread' in (p.source, p.destination) and (p.source <> 'exchange'
        or p.destination <> 'exchange_spread')`,
  },
  {
    law: "Each wallet holds what its customer's documents add up to.",
    violations: sql`
      with said as (select user_id, currency, sum(amount) as amount from (
        select p.user_id, c.currency, c.amount - case when c.became = 'top_up' then p.premium else 0 end as amount
          from captures c join payments p on p.id = c.payment_id where c.became in ('top_up', 'credited')
        union all select user_id, currency, amount from payment_refunds where state = 'credited'
        union all select r.user_id, r.currency, -(r.amount - r.premium)
          from payment_refunds r where r.cause in ('credit', 'top_up') and r.state <> 'retried'
        union all select o.user_id, o.currency, r.wallet_part from order_refunds r join orders o on o.id = r.order_id
          where not r.wallet_owed
        union all select user_id, currency, -amount from wallet_holds where state in ('held', 'posted')
        union all select user_id, currency, case direction when 'credit' then amount else -amount end
          from wallet_adjustments where state = 'made'
        union all select p.user_id, l.currency, -l.from_wallet from lost_disputes l join payments p on p.id = l.payment_id
          where l.won_on is null
        -- What we give away has no document but its movement, and what is changed is proved by its rates.
        union all select substr(destination, 8), currency, amount from postings
          where source = 'grants' and destination like 'wallet:%'
        union all select substr(source, 8), currency, -amount from postings
          where destination = 'grants' and source like 'wallet:%'
        union all select t.user_id, p.currency, case when p.source = 'exchange' then p.amount else -p.amount end
          from postings p join transfers t on t.id = p.transfer_id where 'exchange' in (p.source, p.destination)
            and p.destination <> 'exchange_spread' and t.kind <> 'hold_posted'
        ) documents group by 1, 2),
      held as (select substr(account, 8) as user_id, currency, sum(amount) as amount from (
        select destination as account, currency, amount from postings where destination like 'wallet:%'
        union all select source, currency, -amount from postings where source like 'wallet:%') moved group by 1, 2)
      select format('The wallet of %s holds %s %s, and its documents come to %s.', user_id, coalesce(h.amount, 0),
        currency, coalesce(s.amount, 0)) as sentence
      from said s full join held h using (user_id, currency)
      where coalesce(s.amount, 0) <> coalesce(h.amount, 0)`,
  },
];
