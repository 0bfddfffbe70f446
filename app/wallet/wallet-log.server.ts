import { desc, eq, or, sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";

/** One line of a wallet's log. `amount` is negative for money that went out; `balance` is what it left. */
export type WalletLogEntry = { at: Date; text: string; amount: bigint; currency: string; balance: bigint };

/** What happened to a customer's wallet, newest first, with the balance after each line in its currency. */
export async function walletLog(userId: string, entriesMax = 100): Promise<WalletLogEntry[]> {
  const wallet = walletOf(userId);
  const { id, source, destination, currency, amount } = postings;
  const signed = sql<bigint>`case when ${destination} = ${wallet} then ${amount} else -${amount} end`;
  const balance = sql<bigint>`sum(${signed}) over (partition by ${currency} order by ${id})`;
  return db
    .select({
      at: transfers.at,
      text: transfers.words,
      amount: signed.mapWith(BigInt),
      currency,
      balance: balance.mapWith(BigInt),
    })
    .from(postings)
    .innerJoin(transfers, eq(transfers.id, postings.transferId))
    .where(or(eq(source, wallet), eq(destination, wallet)))
    .orderBy(desc(id))
    .limit(entriesMax);
}
