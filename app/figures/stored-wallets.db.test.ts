import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { checkBooks } from "#app/books/check-books.server.ts";
import { dayAfter } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Account, customerOf, heldFor, walletOf } from "#app/wallet/accounts.ts";
import { keepWalletDays } from "#app/wallet/keep-wallet-days.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { owedToCustomers } from "#app/wallet/owed-to-customers.server.ts";
import { ledger } from "#tests/checkout/shop.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const zone = "Asia/Kolkata";
/** An alias for the same days that never has stored figures. */
const sameZoneUnkept = "Asia/Calcutta";
const today = new Date().toISOString().slice(0, 10);
const span = { first: dayAfter(today, -20), last: dayAfter(today, 1) };
const owedIn = (timeZone: string) => owedToCustomers(db, { span, timeZone });

const below = (limit: number) => Math.floor(Math.random() * limit);
const someTime = () => new Date(Date.now() - below(40 * 24) * 3_600_000);

async function move(source: Account, destination: Account, amount: bigint, now: Date): Promise<void> {
  const currency = amount % 2n === 0n ? "INR" : "USD";
  const transfer = { kind: "test", reference: randomUUID(), text: "Moved", now };
  await db.transaction((tx) =>
    moveFunds(tx, { ...transfer, postings: [{ source, destination, currency, amount }] }),
  );
}

async function liveFor(userId: UserId): Promise<void> {
  const amount = BigInt(10 + below(9_000));
  await move("grants", walletOf(userId), amount, someTime());
  await move(walletOf(userId), heldFor(userId), amount - 8n, someTime());
  if (below(2) === 0) await move(heldFor(userId), "sales", amount - 8n, someTime());
}

async function sumOfPostings(): Promise<Map<string, bigint>> {
  const sums = new Map<string, bigint>();
  for (const [name, balance] of await ledger()) {
    const [account = "", currency = ""] = name.split(" ");
    if (customerOf(account)) sums.set(currency, (sums.get(currency) ?? 0n) + balance);
  }
  return sums;
}

test("what we owe today is the sum of all wallets and what is set aside, kept or not", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => makeCustomer()));
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([...people.map(({ id }) => liveFor(id)), keepWalletDays(zone), keepWalletDays(zone)]);
    const [kept, unkept, sums] = [await owedIn(zone), await owedIn(sameZoneUnkept), await sumOfPostings()];
    expect(kept).toEqual(unkept);
    expect(kept.at(-1)?.owed).toEqual(sums);
  }
  expect(await keepWalletDays(zone)).toBeGreaterThanOrEqual(0);
  expect(await keepWalletDays(zone)).toBe(0);
  expect(await owedIn(zone)).toEqual(await owedIn(sameZoneUnkept));
  const law = (await checkBooks()).find((one) => one.law.includes("kept day of wallets"));
  expect(law?.violations).toEqual([]);
});

test("a movement written into a kept day shows in that day and all after it", async () => {
  const { id } = await makeCustomer();
  await keepWalletDays(zone);
  const before = await owedIn(zone);
  const day = before[5]?.day ?? "";
  await move("grants", walletOf(id), 500n, new Date(`${day}T06:00:00Z`));
  const after = await owedIn(zone);
  const grown = after.map(({ owed }, at) => (owed.get("INR") ?? 0n) - (before[at]?.owed.get("INR") ?? 0n));
  expect(grown).toEqual(before.map((_day, at) => (at < 5 ? 0n : 500n)));
});

test("a shop in which nothing has moved owes nothing", async () => {
  const longAgo = { first: "2020-01-01", last: "2020-01-03" };
  const owed = await owedToCustomers(db, { span: longAgo, timeZone: "UTC" });
  expect(owed.map(({ day, owed: all }) => [day, all.size])).toEqual([
    ["2020-01-01", 0],
    ["2020-01-02", 0],
    ["2020-01-03", 0],
  ]);
});
