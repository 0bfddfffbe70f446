import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect } from "vitest";

import type { Currency } from "#app/money/currency.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { accountBalance, walletBalance } from "#app/wallet/balance.server.ts";
import { creditWallet, type WalletCredit } from "#app/wallet/credit-wallet.server.ts";
import { postings, transfers, walletBalances, wallets } from "#app/wallet/tables.server.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

export const now = new Date("2026-10-02T12:00:00Z");

/** Another for each test. */
export let userId: UserId;

export function withNewCustomer(): void {
  beforeEach(async () => {
    userId = (await makeCustomer()).id;
  });
}

export function credit(changes: Partial<WalletCredit> = {}) {
  const preset = {
    userId,
    currency: "INR" as const,
    amount: 70_000n,
    kind: "grant",
    reference: randomUUID(),
  };
  return db.transaction((tx) =>
    creditWallet(tx, { ...preset, text: "A gift", source: "grants", now, ...changes }),
  );
}

export const many = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));
export const free = async () => (await walletBalance(db, userId))?.amount;
export const held = () => accountBalance(db, heldFor(userId), "INR");

/** Per currency, over all accounts. */
export async function expectLedgerToSumToZero(): Promise<void> {
  const { rows } = await db.execute<{ currency: Currency; sum: string }>(sql`
    select currency, sum(balance)::text as sum from (
      select destination as account, currency, amount as balance from ${postings}
      union all
      select source, currency, -amount from ${postings}
    ) as movements group by currency`);
  for (const { sum } of rows) expect(sum).toBe("0");
  const customers = (await db.select().from(wallets)).map((wallet) => wallet.userId);
  for (const customer of customers) {
    expect(await accountBalance(db, walletOf(customer), "INR")).toBeGreaterThanOrEqual(0n);
    expect(await accountBalance(db, heldFor(customer), "INR")).toBeGreaterThanOrEqual(0n);
  }
  for (const kept of await db.select().from(walletBalances)) {
    expect(kept.free).toBe(await accountBalance(db, walletOf(kept.userId), kept.currency));
    expect(kept.held).toBe(await accountBalance(db, heldFor(kept.userId), kept.currency));
  }
  const { rows: orphans } = await db.execute(
    sql`select ${transfers.id} from ${transfers} where not exists (select from ${postings} where ${postings.transferId} = ${transfers.id})`,
  );
  expect(orphans).toEqual([]);
}
