import { soldAsShipped } from "#app/catalog/sale-terms.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import { type CatalogueConfiguration, configure, type RawChoices } from "#app/pricing/configuration.ts";
import { priceBookOf } from "#app/pricing/price-book.ts";
import { quote } from "#app/pricing/quote.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import type { Currency } from "#app/money/currency.ts";

const wanted: [ServiceSlug, RawChoices][] = [
  ["cover-letter", {}],
  ["cover-letter", { lightning: true }],
  ["resume-help", {}],
  ["sop-drafting", { drafts: 2 }],
  ["sop-drafting", { drafts: 1, lightning: true }],
  ["profile-evaluation", {}],
  ["lor-drafting", { letters: 3 }],
  ["mock-interview", { sessions: 2 }],
  ["counselling-session", { sessions: 3 }],
  ["university-finalising", {}],
  ["complete-application", { universities: 8 }],
  ["visa-sop", {}],
];

const currencies = ["INR", "USD", "AED", "EUR"] as const;

export function goodsRows(): { rows: string; count: number } {
  const book = priceBookOf(shippedPriceBook);
  const goods = wanted.flatMap(([service, choices]) =>
    currencies.map((currency) => {
      const configuration = configured(service, choices);
      const rate = { perUsd: perUsd(currency), asOf: "2026-09-29" };
      const headings = { [service]: headingOf(service) };
      const asked = { configurations: [configuration], currency, rate, book, sale: soldAsShipped, headings };
      const { price, items } = quote({ id: "load", ...asked, coupon: null, credit: 0n });
      return { configuration, currency, price, rate, lines: items[0]?.lines ?? [] };
    }),
  );
  const rows = goods.map(({ configuration, currency, price, rate, lines }, k) => {
    const told = lines.map(({ kind, label, amount }) => ({ kind, label, amount: String(amount) }));
    return `(${k}, ${text(configuration.service)}, ${json(configuration)}, ${text(currency)}, ${price}, ${text(rate.perUsd)}, ${json(told)})`;
  });
  return { rows: rows.join(",\n"), count: rows.length };
}

function headingOf(service: ServiceSlug): string {
  return serviceRecords.find(({ slug }) => slug === service)?.heading ?? service;
}

function configured(service: ServiceSlug, choices: RawChoices): CatalogueConfiguration {
  const outcome = configure([service], choices);
  const [configuration] = outcome.ok ? outcome.value.configurations : [];
  if (!configuration) throw new Error(`${service} cannot be configured so`);
  return configuration;
}

function perUsd(currency: Currency): string {
  const row = currencyTable.find(({ code }) => code === currency);
  if (!row) throw new Error(`${currency} is not supported`);
  return row.usdRate;
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const json = (value: unknown) => `${text(JSON.stringify(value))}::jsonb`;
