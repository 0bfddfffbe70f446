import { and, eq, inArray, sql } from "drizzle-orm";

import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { Account } from "#app/wallet/accounts.ts";
import { postings, walletBalances, wallets } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Without money set aside. Null without a wallet. */
export async function walletBalance(tx: Db, userId: UserId): Promise<Money | null> {
  const [wallet] = await findBalance(tx, { userId });
  return wallet ? { amount: wallet.free ?? 0n, currency: wallet.currency } : null;
}

const findBalance = prepared("wallet-balance", (on, { userId }: Given<{ userId: UserId }>) =>
  on
    .select({ currency: wallets.currency, free: walletBalances.free })
    .from(wallets)
    .leftJoin(
      walletBalances,
      and(eq(walletBalances.userId, wallets.userId), eq(walletBalances.currency, wallets.currency)),
    )
    .where(eq(wallets.userId, userId)),
);

export async function walletCurrencies(tx: Db, userIds: readonly UserId[]): Promise<Map<UserId, Currency>> {
  const found = await tx
    .select()
    .from(wallets)
    .where(inArray(wallets.userId, [...userIds]));
  return new Map(found.map(({ userId, currency }) => [userId, currency]));
}

/** Lock before reading the balance, so money is never spent twice. */
export async function lockWallet(tx: Db, userId: UserId): Promise<void> {
  await lockRow(tx, { userId });
}

const lockRow = prepared("lock-wallet", (on, { userId }: Given<{ userId: UserId }>) =>
  on.select({ userId: wallets.userId }).from(wallets).where(eq(wallets.userId, userId)).for("update"),
);

/** The sum of its postings, for the accounts of which no balance is kept: ours and the gateways'. */
export async function accountBalance(tx: Db, account: Account, currency: Currency): Promise<bigint> {
  // Two sums, each on its own index: an `or` would read more.
  const received = tx
    .select({ sum: sumOfAmounts })
    .from(postings)
    .where(touches("destination", account, currency));
  const given = tx
    .select({ sum: sumOfAmounts })
    .from(postings)
    .where(touches("source", account, currency));
  const { rows } = await tx.execute<{ balance: string }>(
    sql`select ((${received}) - (${given}))::text as balance`,
  );
  return BigInt(rows[0]?.balance ?? "0");
}

const sumOfAmounts = sql`coalesce(sum(${postings.amount}), 0)`;

function touches(side: "source" | "destination", account: Account, currency: Currency) {
  return sql`${postings[side]} = ${account} and ${postings.currency} = ${currency}`;
}
