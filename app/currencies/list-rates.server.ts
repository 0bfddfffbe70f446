import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { AppendedRate } from "#app/currencies/accept-rate.server.ts";
import { currencyName } from "#app/currencies/supported-currency.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import { isPaused } from "#app/currencies/rate-rules.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type CurrencyRate = {
  currency: Currency;
  name: string;
  /** Null if we never had one. */
  rate: { perUsd: string; asOf: string; source: string } | null;
  /** Nothing is sold in it until a newer rate arrives. */
  paused: boolean;
};

/** One index entry per currency, however long the history. */
export async function listRates(tx: Db, now: Date): Promise<CurrencyRate[]> {
  const codes = currencyTable.map(({ code }) => code);
  const { rows } = await tx.execute<{ code: string; per_usd: string; as_of: string; source: string }>(sql`
    select codes.code, rate.per_usd::text, rate.as_of::text, rate.source
    from unnest(${sql.param(codes)}::text[]) as codes(code)
    cross join lateral (
      select per_usd, as_of, source from ${exchangeRates} known
      where known.currency = codes.code and known.accepted_at <= ${now.toISOString()}::timestamptz
      order by known.accepted_at desc, known.id desc limit 1
    ) rate`);
  const rates = new Map(rows.map((row) => [row.code, row]));
  return codes.map((currency) => {
    const found = rates.get(currency);
    const rate = found ? { perUsd: found.per_usd, asOf: found.as_of, source: found.source } : null;
    return { currency, name: currencyName(currency), rate, paused: isPausedNow(currency, rate, now) };
  });
}

/** Never in the demo. */
export function isPausedNow(currency: Currency, rate: { asOf: string } | null, now: Date): boolean {
  if (!rate) return true;
  const { EMBEDDED: isDemo, FX_MAX_AGE_DAYS: maxAgeDays } = env();
  return !isDemo && isPaused(currency, rate.asOf, now, maxAgeDays);
}

export async function listRateHistory(
  tx: Db,
  { currency, before, limit: size }: { currency: Currency; before: Cursor; limit: number },
): Promise<{ rates: AppendedRate[]; next: number | null }> {
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(exchangeRates)
        .where(and(eq(exchangeRates.currency, currency), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { id: exchangeRates.id, idOf: ({ id }) => id },
    { after: before, size },
  );
  return { rates: rows, next };
}

export async function lastRatesInForce(
  tx: Db,
  currency: Currency,
  limit: number,
): Promise<{ perUsd: string; asOf: string }[]> {
  const { perUsd, asOf, acceptedAt, id } = exchangeRates;
  const found = await tx
    .select({ perUsd, asOf })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), isNotNull(acceptedAt)))
    .orderBy(desc(acceptedAt), desc(id))
    .limit(limit);
  return found.toReversed();
}
