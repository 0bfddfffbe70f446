import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { ShareCheck } from "#app/cart/buyable.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { checkBooks } from "#app/books/check-books.server.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { seedExchangeRates } from "#app/currencies/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { seedPriceBook } from "#app/pricing/seed.server.ts";
import { seedPointsGrids } from "#app/self-checks/points/seed.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import type { Currency } from "#app/money/currency.ts";

export const noon = new Date("2026-10-02T12:00:00Z");
export const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

export async function openShop(): Promise<void> {
  await seedServices();
  await seedPriceBook(new Date("2026-10-01T00:00:00Z"));
  await seedExchangeRates(noon);
  await seedPointsGrids(noon);
}

export async function makeBuyer(country = "IN"): Promise<CurrentUser> {
  const { id, username, first_name, last_name, email, mobile, role } = await makeCustomer({ country });
  return {
    id,
    username: username ?? "",
    firstName: first_name,
    lastName: last_name,
    email,
    mobile,
    country,
    role,
  };
}

export const noShares: ShareCheck = async () => false;

/** 1,999.00 INR or 29.00 USD. */
export const coverLetter = () => configured("cover-letter");

export function purchaseOf(user: CurrentUser, change: Partial<Purchase> = {}): Purchase {
  return {
    user,
    what: { configurations: [coverLetter()] },
    currency: "INR",
    useWallet: false,
    purchaseId: randomUUID(),
    now: noon,
    ...change,
  };
}

export async function fund(userId: UserId, amount: bigint, currency: Currency = "INR"): Promise<void> {
  const words = "A gift to begin with";
  const credit = { userId, amount, currency, text: words, kind: "test_grant", reference: randomUUID() };
  const credited = await db.transaction((tx) => creditWallet(tx, { ...credit, source: "grants", now: noon }));
  if (!credited.ok) throw new Error(credited.refusal.message);
}

export async function spendAll(userId: UserId): Promise<void> {
  const wallet = await walletBalance(db, userId);
  if (!wallet || wallet.amount === 0n) return;
  const spent = { kind: "test_spending", reference: randomUUID(), text: "Spent", now: noon };
  const posting = { source: walletOf(userId), destination: "grants" as const, ...wallet };
  await db.transaction((tx) => moveFunds(tx, { ...spent, userId, postings: [posting] }));
}

export async function balanceOf(userId: UserId): Promise<bigint> {
  return (await walletBalance(db, userId))?.amount ?? 0n;
}

export async function ledger(): Promise<Map<string, bigint>> {
  const { rows } = await db.execute<{ account: string; balance: string }>(sql`
    select account || ' ' || currency as account, sum(amount)::text as balance from (
      select destination as account, currency, amount from postings
      union all select source, currency, -amount from postings
    ) movements group by 1`);
  return new Map(rows.map(({ account, balance }) => [account, BigInt(balance)]));
}

export async function checkLedger(): Promise<void> {
  const sum = [...(await ledger()).values()].reduce((total, balance) => total + balance, 0n);
  if (sum !== 0n) throw new Error(`the ledger is off by ${sum}`);
  const broken = (await checkBooks()).flatMap(({ law, violations }) =>
    violations.map((violation) => `${law} ${violation}`),
  );
  if (broken.length > 0) throw new Error(broken.join("\n"));
}

/** Fails the test with the refusal's sentence. */
export function valueOf<Value>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: { code: string; message: string } },
): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}, ${outcome.refusal.message}`);
  return outcome.value;
}
