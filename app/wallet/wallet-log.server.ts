import { desc, eq, or, sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** `amount` is negative for money out; `balance` is after it. */
type WalletLogEntry = { at: Date; text: string; amount: bigint; currency: Currency; balance: bigint };

/** Payments from set-aside money leave the balance as it is. */
export type WalletMovement = WalletLogEntry & {
  kind: string;
  reference: string;
  fromSetAside: bigint;
};

const entriesMax = 100;

/** Newest first. */
export async function walletLog(userId: UserId, most = entriesMax): Promise<WalletLogEntry[]> {
  const { source, destination } = postings;
  const wallet = walletOf(userId);
  const movements = movementsOf(userId);
  return db
    .with(movements)
    .select({
      at: movements.at,
      text: movements.text,
      amount: movements.amount,
      currency: movements.currency,
      balance: movements.balance,
    })
    .from(movements)
    .innerJoin(postings, eq(postings.id, movements.id))
    .where(or(eq(source, wallet), eq(destination, wallet)))
    .orderBy(desc(movements.id))
    .limit(most);
}

export async function walletMovements(
  userId: UserId,
  before: Cursor,
  most = entriesMax,
): Promise<{ movements: WalletMovement[]; older: number | null; isNewest: boolean }> {
  const all = movementsOf(userId);
  const { rows, next, isFirst } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      db
        .with(all)
        .select()
        .from(all)
        .where(beyond)
        .orderBy(...orderBy)
        .limit(limit),
    { id: all.id, idOf: ({ id }) => id },
    { after: before, size: most },
  );
  return { movements: rows.map(({ id: _id, ...movement }) => movement), older: next, isNewest: isFirst };
}

/** Includes spending of set-aside money. */
function movementsOf(userId: UserId) {
  const [wallet, held] = [walletOf(userId), heldFor(userId)];
  const { id, source, destination, currency, amount } = postings;
  const signed = sql<bigint>`case when ${destination} = ${wallet} then ${amount} when ${source} = ${wallet} then -${amount} else 0 end`;
  const fromSetAside = sql<bigint>`case when ${source} = ${held} and ${destination} <> ${wallet} then ${amount} else 0 end`;
  const balance = sql<bigint>`sum(${signed}) over (partition by ${currency} order by ${id})`;
  return db.$with("movements").as(
    db
      .select({
        id: postings.id,
        at: transfers.at,
        kind: transfers.kind,
        reference: transfers.reference,
        text: transfers.text,
        amount: signed.mapWith(BigInt).as("signed"),
        currency: postings.currency,
        balance: balance.mapWith(BigInt).as("balance"),
        fromSetAside: fromSetAside.mapWith(BigInt).as("from_set_aside"),
      })
      .from(postings)
      .innerJoin(transfers, eq(transfers.id, postings.transferId))
      .where(or(eq(source, wallet), eq(destination, wallet), eq(source, held))),
  );
}
