import { sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Captured but not paid out, in hundredths. */
export type GatewayBalance = { account: string; currency: Currency; amount: bigint };

export async function gatewayBalances(tx: Db): Promise<GatewayBalance[]> {
  const { rows } = await tx.execute<{ account: string; currency: Currency; amount: string }>(sql`
    select substr(account, 10) as account, currency, sum(amount)::text as amount from (
      select source as account, currency, amount from postings where source like 'clearing:%'
      union all select destination, currency, -amount from postings where destination like 'clearing:%') moved
    group by 1, 2 having sum(amount) <> 0 order by 1, 2`);
  return rows.map(({ account, currency, amount }) => ({ account, currency, amount: BigInt(amount) }));
}
