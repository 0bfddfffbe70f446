import { type SQL, sql } from "drizzle-orm";

import type { DaySpan } from "#app/platform/day-spans.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";

/** Net change of all wallets, set-aside money included. A span may begin at `-infinity`. */
export function sumWalletMoves(spans: readonly DaySpan[], timeZone: string): SQL {
  const zone = sql`${timeZone}::text`;
  const customers = (account: SQL) => sql`(${account} like 'wallet:%' or ${account} like 'held:%')`;
  return sql`
    select (t.at at time zone ${zone})::date as day, p.currency,
      sum(case when ${customers(sql`p.destination`)} then p.amount else 0 end
        - case when ${customers(sql`p.source`)} then p.amount else 0 end)::bigint as net
    from ${transfers} t join ${postings} p on p.transfer_id = t.id
    where ${inSpans(sql`t.at`, spans, timeZone)}
    group by 1, 2`;
}
