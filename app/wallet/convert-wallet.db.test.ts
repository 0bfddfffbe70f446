import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { seedExchangeRates } from "#app/currencies/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId, type UserId } from "#app/platform/ids.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { accountBalance, walletBalance } from "#app/wallet/balance.server.ts";
import { convertWallet, previewConversion } from "#app/wallet/convert-wallet.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { holdFunds, postHold, voidHold } from "#app/wallet/hold-funds.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import type { Currency } from "#app/money/currency.ts";

const now = new Date("2026-10-02T12:00:00Z");

let userId: UserId;

beforeAll(async () => {
  clearRates();
  await seedExchangeRates(now);
});

beforeEach(async () => {
  userId = (await makeCustomer()).id;
});

function credit(amount: bigint, currency: Currency) {
  const what = { kind: "grant", reference: randomUUID(), text: "A gift", source: "grants" as const };
  return db.transaction((tx) => creditWallet(tx, { userId, amount, currency, ...what, now }));
}

const convert = (to: string, at = now) => db.transaction((tx) => convertWallet(tx, { userId, to, now: at }));

test("the whole balance is changed at the dated rate less our margin, rounded down to the minor unit, as previewed", async () => {
  await credit(10_000n, "USD");
  const expected = {
    ok: true,
    value: {
      from: { amount: 10_000n, currency: "USD" },
      spread: 100n,
      to: { amount: 1_559_000n, currency: "JPY" },
      rates: {
        from: { currency: "USD", perUsd: "1", asOf: "2026-09-29" },
        to: { currency: "JPY", perUsd: "157.47729333", asOf: "2026-09-29" },
      },
    },
  };
  expect(await previewConversion(db, { userId, to: "JPY", now })).toEqual(expected);
  expect(await walletBalance(db, userId)).toEqual({ amount: 10_000n, currency: "USD" });
  expect(await convert("JPY")).toEqual(expected);
  expect(await walletBalance(db, userId)).toEqual({ amount: 1_559_000n, currency: "JPY" });
  expect(await accountBalance(db, walletOf(userId), "USD")).toBe(0n);
});

test("each currency balances against the exchange account, and the log shows both sides", async () => {
  const [dollars, rupees] = await Promise.all(
    (["USD", "INR"] as const).map((code) => accountBalance(db, "exchange", code)),
  );
  const margins = await accountBalance(db, "exchange_spread", "USD");
  await credit(10_000n, "USD");
  await convert("INR");
  expect((await accountBalance(db, "exchange", "USD")) - (dollars ?? 0n)).toBe(9_900n);
  expect((await accountBalance(db, "exchange_spread", "USD")) - (margins ?? 0n)).toBe(100n);
  expect((await accountBalance(db, "exchange", "INR")) - (rupees ?? 0n)).toBe(-951_244n);
  const text = "Changed $100.00 into ₹9,512.44, with $1.00 taken off as our margin";
  expect((await walletLog(userId)).slice(0, 2)).toEqual([
    { at: now, text, amount: 951_244n, currency: "INR", balance: 951_244n },
    { at: now, text, amount: -10_000n, currency: "USD", balance: 0n },
  ]);
});

test("asked for at once it happens once, and there and back never gains", async () => {
  await credit(12_345n, "USD");
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => convert("KWD")));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await walletLog(userId)).toHaveLength(3);
  await convert("USD");
  expect((await walletBalance(db, userId))?.amount).toBeLessThanOrEqual(12_345n);
});

test("is refused while money is set aside for an order", async () => {
  await credit(10_000n, "USD");
  const orderId = newId(OrderId);
  await db.transaction((tx) => holdFunds(tx, { orderId: orderId, userId, currency: "USD", amount: 1n, now }));
  const refused = { ok: false, refusal: { code: "hold_open", status: 409 } };
  expect(await previewConversion(db, { userId, to: "INR", now })).toMatchObject(refused);
  expect(await convert("INR")).toMatchObject(refused);
  await voidHold(db, orderId, now);
  expect(await convert("INR")).toMatchObject({ ok: true });
});

test("is refused without a wallet and into what we do not sell in", async () => {
  expect(await convert("INR")).toMatchObject({ ok: false, refusal: { code: "no_wallet", status: 409 } });
  await credit(10_000n, "USD");
  expect(await convert("XAU")).toMatchObject({
    ok: false,
    refusal: { code: "unknown_currency", status: 422 },
  });
});

test("fails in one sentence where there is no rate, or too little for one minor unit", async () => {
  await credit(1n, "INR");
  const failed = {
    ok: false,
    refusal: {
      code: "conversion_failed",
      status: 409,
      message:
        "Your wallet is in INR and could not be changed to JPY. You can pay the whole amount another way.",
    },
  };
  expect(await convert("JPY")).toMatchObject(failed);
  await credit(1_000_000n, "INR");
  expect(await convert("JPY", new Date("2026-01-01"))).toMatchObject(failed);
  expect(await walletBalance(db, userId)).toEqual({ amount: 1_000_001n, currency: "INR" });
});

test("into its own currency, or empty, nothing moves", async () => {
  await credit(100n, "USD");
  const same = { amount: 100n, currency: "USD" };
  expect(await convert("USD")).toEqual({
    ok: true,
    value: { from: same, spread: 0n, to: same, rates: null },
  });
  expect(await walletLog(userId)).toHaveLength(1);

  const orderId = newId(OrderId);
  await db.transaction((tx) =>
    holdFunds(tx, { orderId: orderId, userId, currency: "USD", amount: 100n, now }),
  );
  await postHold(db, orderId, now);
  expect(await convert("INR")).toMatchObject({ ok: true });
  expect(await walletBalance(db, userId)).toEqual({ amount: 0n, currency: "INR" });
});
