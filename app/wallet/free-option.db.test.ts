import { randomUUID } from "node:crypto";

import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { convertWallet, previewConversion } from "#app/wallet/convert-wallet.server.ts";
import { fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt } from "#tests/checkout/pay-at-fake.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  ledger,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import type { Currency } from "#app/money/currency.ts";

withFakeGateways();

beforeAll(openShop);

const nextDay = new Date("2026-09-30T12:00:00Z");

let rates = 0;

/** `acceptedAt` null means waiting for staff. */
async function publish(currency: Currency, perUsd: string, asOf: string, acceptedAt: Date | null) {
  rates += 1;
  const source = `test ${rates}`;
  await db.insert(exchangeRates).values({ currency, perUsd, asOf, source, fetchedAt: noon, acceptedAt });
  clearRates();
}

const convert = (user: CurrentUser, to: string, now = noon) =>
  db.transaction((tx) => convertWallet(tx, { userId: user.id, to, now }));

test("who tops up in a fallen currency cannot change at the old rate, change back at the new one and send the top-up back", async () => {
  const user = await makeBuyer("US");
  await publish("SEK", "9.5", "2026-10-01", noon);
  const reference = await addFundsAt(fakeStripe, user, 95_000n, "SEK");
  // A jump to 12 waits for staff, and so do conversions both ways.
  await publish("SEK", "12", "2026-10-02", null);
  const refused = { ok: false, refusal: { code: "rate_waiting", status: 409 } };
  expect(await previewConversion(db, { userId: user.id, to: "USD", now: noon })).toMatchObject(refused);
  expect(await convert(user, "USD")).toMatchObject(refused);
  expect(await balanceOf(user.id)).toBe(95_000n);

  // One rate both ways: a round trip only costs two margins.
  await publish("SEK", "12", "2026-10-03", noon);
  valueOf(await convert(user, "USD"));
  valueOf(await convert(user, "SEK"));
  expect(await balanceOf(user.id)).toBeLessThanOrEqual((95_000n * 99n * 99n) / 10_000n);
  await fund(user.id, 200_000n, "SEK");
  expect(await listSendable(user.id)).toEqual([]);
  expect(await sendBack({ userId: user.id, reference, now: noon })).toMatchObject({
    ok: false,
    refusal: { code: "already_changed" },
  });
  await checkLedger();
});

test("a wallet share is not changed either while a newer rate waits, and the sentence says so", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000_000n, "NOK");
  await publish("NOK", "99", "2026-10-02", null);
  const asked = purchaseOf(user, { currency: "USD", useWallet: true });
  const started = await startPayment({ ...asked, gateway: "stripe" });
  expect(started).toMatchObject({ ok: false, refusal: { code: "rate_waiting", status: 409 } });
  expect(!started.ok && started.refusal.message).toBe(
    "Your wallet is in NOK and could not be changed to USD. You can pay the whole amount another way. A newer rate of NOK is being checked: no money is changed by it until then.",
  );
  expect(await balanceOf(user.id)).toBe(1_000_000n);
});

test("a rate that was refused, or is older than the one in force, keeps nobody waiting", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 10_000n, "USD");
  await publish("DKK", "99", "2026-09-01", null);
  expect(await convert(user, "DKK")).toMatchObject({ ok: true });
});

describe("on a site of its own", () => {
  beforeEach(() => {
    env().EMBEDDED = false;
  });
  afterEach(() => {
    env().EMBEDDED = true;
  });

  test("a rate older than three days changes no money, rupees and dollars like the others", async () => {
    const user = await makeBuyer();
    await fund(user.id, 1_000_000n);
    const late = new Date("2026-10-02T12:00:00Z");
    const old = { ok: false, refusal: { code: "rate_too_old", status: 409 } };
    expect(await convert(user, "USD", nextDay)).toMatchObject({ ok: true });
    expect(await convert(user, "INR", late)).toMatchObject(old);
    expect(await convert(user, "EUR", late)).toMatchObject(old);
  });
});

test("each change leaves the margin in an account of its own, and the preview names it", async () => {
  const user = await makeBuyer();
  await fund(user.id, 1_000_000n);
  const before = (await ledger()).get("exchange_spread INR") ?? 0n;
  const preview = valueOf(await previewConversion(db, { userId: user.id, to: "USD", now: noon }));
  // 1% of 10,000.00 rupees; the other 9,900.00 are 103.03 dollars at 96.08534228.
  expect(preview).toMatchObject({ spread: 10_000n, to: { amount: 10_303n, currency: "USD" } });
  expect(valueOf(await convert(user, "USD"))).toEqual(preview);
  expect((await ledger()).get("exchange_spread INR")).toBe(before + 10_000n);
  await checkLedger();
});

test("what comes back of an order in another currency is changed with the margin, and can be sent to no source", async () => {
  const user = await makeBuyer("US");
  const reference = await addFundsAt(fakeStripe, user, 10_000n, "EUR");
  const asked = purchaseOf(user, { currency: "USD", useWallet: true });
  const { orderId } = valueOf(await buyWithWallet(asked));
  const refund = { orderId, requestKey: randomUUID(), reason: "Changed their mind", refundedBy: "system" };
  valueOf(await refundOrder({ ...refund, now: noon }));
  expect(await balanceOf(user.id)).toBeLessThan(10_000n);
  await fund(user.id, 10_000n, "EUR");
  expect(await listSendable(user.id)).toEqual([]);
  expect(await sendBack({ userId: user.id, reference, now: noon })).toMatchObject({ ok: false });
  await checkLedger();
});
