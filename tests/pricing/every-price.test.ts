import { expect, test } from "vitest";

import { soldAsShipped } from "#app/catalog/sale-terms.ts";
import { findServiceSlug, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import { configure } from "#app/pricing/configuration.ts";
import { priceBookOf } from "#app/pricing/price-book.ts";
import { quote } from "#app/pricing/quote.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import { fromWireChoices, type WireChoices } from "#app/checkout/wire/wire-choices.ts";
import { everyChoice } from "#tests/pricing/every-choice.ts";
import { expectedPrice, snapshotRates, type WirePayload } from "#tests/pricing/expected-price.ts";
import type { Currency } from "#app/money/currency.ts";

const book = priceBookOf(shippedPriceBook);

test("every service is among the cases", () => {
  const tried = new Set([...everyChoice()].flatMap((payload) => payload.links));
  expect([...tried].sort()).toEqual([...shippedSlugs].sort());
});

test("the rates of the table are those we ship", () => {
  const shipped = Object.fromEntries(currencyTable.map(({ code, usdRate }) => [code, usdRate]));
  expect(shipped).toMatchObject(snapshotRates);
});

test.each<Currency>(["INR", "USD", "EUR", "JPY", "KWD"])(
  "the price of every service with every choice is the independent table's, in %s",
  (currency) => {
    const wrong = [...everyChoice()]
      .map((payload) => ({
        payload,
        is: priceOf(payload, currency),
        expected: expectedPrice(payload, currency),
      }))
      .filter(({ is, expected }) => is !== expected);
    expect(wrong).toEqual([]);
  },
);

function priceOf(payload: WirePayload, currency: Currency): number | null {
  const services = payload.links.map((link) => findServiceSlug(link)).filter((slug) => slug !== null);
  const configured = configure(services, (service) => fromWireChoices(service, payload as WireChoices));
  if (!configured.ok) throw new Error(`${JSON.stringify(payload)}: ${configured.refusal.message}`);
  const { configurations } = configured.value;
  if (configurations.some(({ service }) => rulesOf(service).sale === "eligibility_check")) return null;
  const rate = { perUsd: snapshotRates[currency] ?? "1", asOf: "2026-09-29" };
  const { price } = quote({
    id: "",
    configurations,
    currency,
    rate,
    book,
    sale: soldAsShipped,
    coupon: null,
    credit: 0n,
    headings: {},
  });
  return Number(price);
}
