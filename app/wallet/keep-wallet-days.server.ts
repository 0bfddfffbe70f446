import { sql } from "drizzle-orm";

import { spansOf } from "#app/platform/day-spans.ts";
import { keepEndedDays } from "#app/platform/keep-ended-days.server.ts";
import { sumWalletMoves } from "#app/wallet/sum-wallet-moves.server.ts";
import { walletDays } from "#app/wallet/tables.server.ts";

export function keepWalletDays(timeZone: string): Promise<number> {
  return keepEndedDays({
    timeZone,
    table: "wallet_days",
    firstMoment: sql`(select min(at) from transfers)`,
    isKept: sql`exists (select from ${walletDays} k where k.time_zone = ${timeZone} and k.day = ended.day)`,
    keep: (tx, days) =>
      tx.execute(sql`
        insert into ${walletDays} (time_zone, day, currency, net)
        select ${timeZone}, day, currency, sum(net) from (
          select day, currency, net from (${sumWalletMoves(spansOf(days), timeZone)}) moved
          union all select day, 'USD', 0 from unnest(${sql.param(days)}::date[]) as kept(day)) of_days
        group by day, currency`),
  });
}
