import { sql, type SQL } from "drizzle-orm";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";

/** `violations` selects one `sentence` per place where the law is broken. */
export type BookLaw = { law: string; violations: SQL };

const wholeUnitCurrencies = currencyTable.map(({ code }) => code).filter((code) => minorUnitOf(code) > 1n);
export const wholeUnitCodes = sql.raw(`'{${wholeUnitCurrencies.join(",")}}'::text[]`);

/** Per account and currency: received minus given. */
const balances = sql.raw(`balances as (
  select account, currency, sum(amount) as balance from (
    select destination as account, currency, amount from postings
    union all select source, currency, -amount from postings) moved
  group by account, currency)`);

/** Reads across all folders' tables on purpose: they prove each other. Application code must not. */
export const bookLaws: readonly BookLaw[] = [
  {
    law: "Every movement of money moves something, in amounts that are whole in their currency.",
    violations: sql`
      select format('Movement %s %s moves nothing.', t.kind, t.reference) as sentence from transfers t
        where not exists (select from postings p where p.transfer_id = t.id)
      union all
      select format('Posting %s moves %s %s, which is not whole.', id, amount, currency) from postings
        where currency = any(${wholeUnitCodes}) and amount % 100 <> 0`,
  },
  {
    law: "Postings and movements cannot be changed, and keep the balances: their guards are in place.",
    violations: sql`
      select format('The guard %s is missing or switched off.', wanted) as sentence
      from unnest('{postings_append_only,postings_keep_wallet_balances,transfers_append_only,transfers_only_erase}'::text[]) wanted
      where not exists (select from pg_trigger where tgname = wanted and tgenabled <> 'D')`,
  },
  {
    law: "Each customer's balance is what their postings add up to.",
    violations: sql`with ${balances},
      kept as (select 'wallet:' || user_id as account, currency, free as balance from wallet_balances
        union all select 'held:' || user_id, currency, held from wallet_balances)
      select format('%s is kept as %s %s, and its postings come to %s.', account, coalesce(k.balance, 0), currency,
        coalesce(b.balance, 0)) as sentence
      from kept k full join (select * from balances where account like 'wallet:%' or account like 'held:%') b
        using (account, currency)
      where coalesce(k.balance, 0) <> coalesce(b.balance, 0)`,
  },
  {
    law: "No customer's account is below zero.",
    violations: sql`with ${balances}
      select format('%s holds %s %s.', account, balance, currency) as sentence from balances
      where (account like 'wallet:%' or account like 'held:%') and balance < 0`,
  },
  {
    law: "A wallet holds money of its own currency only.",
    violations: sql`with ${balances}
      select format('%s holds %s %s beside its %s.', account, balance, b.currency, w.currency) as sentence
      from balances b left join wallets w on account = 'wallet:' || w.user_id
      where account like 'wallet:%' and balance <> 0 and b.currency is distinct from w.currency`,
  },
  {
    law: "What customers have set aside is what their open orders hold.",
    violations: sql`with ${balances},
      holds as (select 'held:' || user_id as account, currency, sum(amount) as amount
        from wallet_holds where state = 'held' group by 1, 2)
      select format('%s holds %s %s, and open orders hold %s.', coalesce(b.account, h.account), coalesce(balance, 0),
        coalesce(b.currency, h.currency), coalesce(h.amount, 0)) as sentence
      from (select * from balances where account like 'held:%') b
        full join holds h on h.account = b.account and h.currency = b.currency
      where coalesce(balance, 0) <> coalesce(h.amount, 0)`,
  },
  {
    law: "Money set aside is spent or set free at most once.",
    violations: sql`
      select format('The hold of order %s was taken %s times and resolved %s times while %s.', order_id, taken, resolved,
        state) as sentence
      from (select h.order_id, h.state, coalesce(moves.taken, 0) as taken, coalesce(moves.resolved, 0) as resolved
        from wallet_holds h left join (
          select split_part(reference, ':', 1) as order_id, count(*) filter (where kind = 'hold') as taken,
            count(*) filter (where kind <> 'hold') as resolved
          from transfers where kind in ('hold', 'hold_posted', 'hold_voided') group by 1) moves
        on moves.order_id = h.order_id::text) counted
      where taken <> resolved + (case when state = 'held' then 1 else 0 end)`,
  },
  {
    law: "A hold is open only while its order waits for its money.",
    violations: sql`
      select format('Order LF-%s is %s and its hold %s.', o.number, o.state, h.state) as sentence
      from wallet_holds h join orders o on o.id = h.order_id
      where (h.state = 'held') <> (o.state = 'pending')
        or (h.state = 'posted' and o.state not in ('paid', 'part_refunded', 'refunded'))`,
  },
];
