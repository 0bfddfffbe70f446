import { max } from "drizzle-orm";

import { currencyTable, snapshotDate } from "#app/currencies/currency-table.ts";
import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Only where no rate is as recent. Those a later release adds count from now, so earlier quotes stay valid. */
export async function seedExchangeRates(now: Date): Promise<void> {
  const known = await db
    .select({ currency: exchangeRates.currency, newest: max(exchangeRates.asOf) })
    .from(exchangeRates)
    .groupBy(exchangeRates.currency);
  const newest = new Map(known.map((row) => [row.currency, row.newest ?? ""]));
  const missing = currencyTable
    .filter(({ code }) => (newest.get(code) ?? "") < snapshotDate)
    .map(({ code, usdRate }) => ({
      currency: code,
      perUsd: usdRate,
      asOf: snapshotDate,
      source: "shipped",
      fetchedAt: now,
      acceptedAt: newest.has(code) ? now : earlier(now, new Date(snapshotDate)),
    }));
  if (missing.length > 0) await db.insert(exchangeRates).values(missing);
  clearRates();
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
