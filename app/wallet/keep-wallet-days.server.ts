import { sql } from "drizzle-orm";

import { spansOf } from "#app/platform/day-spans.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import { sumWalletMoves } from "#app/wallet/sum-wallet-moves.server.ts";
import { walletDays } from "#app/wallet/tables.server.ts";

/** So many days are summed up in one statement. */
const daysAtOnce = 31;

/** Sums up and keeps the days of a zone that are over and not kept yet. Answers how many there were. */
export async function keepWalletDays(timeZone: string): Promise<number> {
  let kept = 0;
  for (;;) {
    const more = await db.transaction((tx) => keepSome(tx, timeZone));
    if (more === 0) return kept;
    kept += more;
  }
}

async function keepSome(tx: Db, timeZone: string): Promise<number> {
  // Whoever writes into a day long past holds this until it is to be seen; see the trigger of `wallet_days`.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wallet_days'))`);
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text as day from (
      select generate_series(((select min(at) from transfers) at time zone ${timeZone}::text)::date,
        ((now() - interval '2 hours') at time zone ${timeZone}::text)::date - 1, '1 day')::date as day) ended
    where not exists (select from ${walletDays} k where k.time_zone = ${timeZone} and k.day = ended.day)
    order by day desc limit ${daysAtOnce}`);
  if (rows.length === 0) return 0;
  const days = rows.map(({ day }) => day);
  await tx.execute(sql`
    insert into ${walletDays} (time_zone, day, currency, net)
    select ${timeZone}, day, currency, sum(net) from (
      select day, currency, net from (${sumWalletMoves(spansOf(days), timeZone)}) moved
      union all select day, 'USD', 0 from unnest(${sql.param(days)}::date[]) as kept(day)) of_days
    group by day, currency`);
  return rows.length;
}
