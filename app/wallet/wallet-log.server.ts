import { desc, eq, or, sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** One line of a wallet's log. `amount` is negative for money that went out; `balance` is what it left. */
type WalletLogEntry = { at: Date; text: string; amount: bigint; currency: Currency; balance: bigint };

/** A line with what it is about, and with the money that left what was set aside: then the balance stays. */
export type WalletMovement = WalletLogEntry & {
  kind: string;
  reference: string;
  fromSetAside: bigint;
};

const entriesMax = 100;

/** What happened to a customer's wallet, newest first, with the balance after each line in its currency. */
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

/** The same with the payments made from what was set aside, a page at a time. */
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

/** Every posting that touches a customer's wallet or spends what is set aside, with the balance after it. */
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
