import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { seedServices } from "#app/catalog/seed.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { clearPriceBook } from "#app/pricing/current-price-book.server.ts";
import { issueQuoteId } from "#app/pricing/quote-id.server.ts";
import { seedPriceBook } from "#app/pricing/seed.server.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import { priceBookEntries } from "#app/pricing/tables.server.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { Currency } from "#app/money/currency.ts";

// Prices and rates cannot be withdrawn, so each test uses its own day, at the list price.
let noon = new Date("2026-10-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

beforeAll(async () => {
  await seedServices();
  await seedPriceBook(noon);
});

beforeEach(async () => {
  noon = minutesLater(24 * 60);
  await setPrice(199_900n, 2_900n, minutesLater(-60));
  await setRate("INR", "96", minutesLater(-60));
  await setRate("EUR", "0.9", minutesLater(-60));
});

describe("a quote's id", () => {
  test("holds the price book for half an hour, and not longer", async () => {
    const first = await priceOf("INR", noon);
    expect(first).toMatchObject({ price: 199_900n });
    await setPrice(249_900n, 3_500n, minutesLater(1));

    expect(await priceOf("INR", minutesLater(2))).toMatchObject({ price: 249_900n });
    expect(await priceOf("INR", minutesLater(29), first.id)).toEqual(first);
    const later = await priceOf("INR", minutesLater(30), first.id);
    expect(later.price).toBe(249_900n);
    expect(later.id).not.toBe(first.id);
  });

  test("holds the rate for half an hour, and not longer", async () => {
    const first = await priceOf("EUR", noon);
    expect(first).toMatchObject({ price: 2_610n, rate: { perUsd: "0.9" } });
    await setRate("EUR", "0.8", minutesLater(1));

    expect(await priceOf("EUR", minutesLater(2))).toMatchObject({ price: 2_320n, rate: { perUsd: "0.8" } });
    expect(await priceOf("EUR", minutesLater(29), first.id)).toEqual(first);
    expect((await priceOf("EUR", minutesLater(31), first.id)).price).toBe(2_320n);
  });

  test.each([
    [
      "of our making with another instant",
      () => `${(noon.getTime() - 1).toString(36)}.${issueQuoteId(noon).split(".")[1]}`,
    ],
    ["with another signature", () => issueQuoteId(noon).replace(/.{22}$/, "A".repeat(22))],
    ["from the future", () => issueQuoteId(minutesLater(40))],
    ["of no known form", () => "latest"],
    ["of hostile length", () => "9".repeat(100_000)],
    ["that is empty", () => ""],
  ])("%s is ignored: the price is that of now", async (_, forge) => {
    const id = forge();
    await setPrice(249_900n, 3_500n, minutesLater(1));
    const quoted = await priceOf("INR", minutesLater(2), id);
    expect(quoted.price).toBe(249_900n);
    expect(quoted.id).not.toBe(id);
  });
});

describe("the shipped price book", () => {
  test("is not appended twice", async () => {
    const entries = await db.$count(priceBookEntries);
    await seedPriceBook(minutesLater(5));
    expect(await db.$count(priceBookEntries)).toBe(entries);
  });

  test("brings a changed figure, which begins after a moment, and keeps what staff set elsewhere", async () => {
    const entries = await db.$count(priceBookEntries);
    await setPrice(300_000n, 4_000n, minutesLater(1));
    const changed = shippedPriceBook.map((row) =>
      row.service === "resume-help" ? { ...row, inr: 260_000n } : row,
    );
    await seedPriceBook(minutesLater(2), changed);
    expect(await db.$count(priceBookEntries)).toBe(entries + 2);
    expect((await priceOf("INR", minutesLater(3))).price).toBe(300_000n);
    expect((await priceOf("INR", minutesLater(2), "", "resume-help")).price).toBe(249_900n);
    expect((await priceOf("INR", minutesLater(3), "", "resume-help")).price).toBe(260_000n);
  });
});

describe("what is refused", () => {
  test("a service that starts with a free eligibility check, alone or among others", async () => {
    const configurations = [configured("cover-letter"), configured("o-1-visa")];
    expect(
      await quoteForCustomer({ userId: null, configurations, currency: "INR", now: noon }),
    ).toMatchObject({
      refusal: { code: "not_available", message: "This service starts with a free eligibility check." },
    });
  });
});

test("a service without choices is named by its heading", async () => {
  const { items } = await priceOf("INR", noon);
  expect(items[0]?.lines).toEqual([
    { kind: "base", label: expect.stringMatching(/cover letter/i), amount: 199_900n },
  ]);
});

async function priceOf(currency: Currency, now: Date, quoteId = "", service: ServiceSlug = "cover-letter") {
  const configurations = [configured(service)];
  const outcome = await quoteForCustomer({ userId: null, configurations, currency, now, quoteId });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.quote;
}

async function setPrice(inr: bigint, usd: bigint, startsAt: Date): Promise<void> {
  await db
    .insert(priceBookEntries)
    .values({ service: "cover-letter", choice: "unit", inr, usd, startsAt, source: "staff" });
  clearPriceBook();
}

async function setRate(currency: Currency, perUsd: string, acceptedAt: Date): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ currency, perUsd, asOf: "2026-09-29", source: "test", fetchedAt: acceptedAt, acceptedAt });
  clearRates();
}
