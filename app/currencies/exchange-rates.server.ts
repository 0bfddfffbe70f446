import { and, asc, desc, eq, gt, lte } from "drizzle-orm";

import { isPaused, pausedCurrency, type Rate } from "#app/currencies/rate-rules.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { hourMs } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { held } from "#app/platform/held.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * Null if we never had one. From memory; inside a transaction pass `tx`, or a second connection may deadlock the pool.
 */
export async function rateInForce(currency: Currency, at: Date, tx?: Db): Promise<Rate | null> {
  if (tx) return readRate(tx, currency, at);
  const { sinceMs, byCurrency } = await recentRates();
  const atMs = at.getTime();
  if (atMs < sinceMs) return readRate(db, currency, at);
  return byCurrency.get(currency)?.findLast(({ acceptedMs }) => acceptedMs <= atMs)?.rate ?? null;
}

/**
 * The rate to sell by. Refuses one whose rate is older than `FX_MAX_AGE_DAYS` (422 `currency_paused`); the demo keeps selling by its shipped rates.
 */
export async function freshRate(currency: Currency, at: Date, tx?: Db): Promise<Outcome<Rate>> {
  const rate = await rateInForce(currency, at, tx);
  const { EMBEDDED: isDemo, FX_MAX_AGE_DAYS: maxAgeDays } = env();
  if (!rate || (!isDemo && isPaused(currency, rate.asOf, at, maxAgeDays)))
    return refuse(pausedCurrency(currency));
  return done(rate);
}

type AcceptedRate = { rate: Rate; acceptedMs: number };

/** Quotes look back half an hour at most. */
const recentMs = 2 * hourMs;

const recentRates = held(async () => {
  const since = new Date(Date.now() - recentMs);
  return { sinceMs: since.getTime(), byCurrency: await loadRates(since) };
});

/** Call after changing rates. */
export const clearRates = recentRates.drop;

const columns = {
  currency: exchangeRates.currency,
  perUsd: exchangeRates.perUsd,
  asOf: exchangeRates.asOf,
  acceptedAt: exchangeRates.acceptedAt,
};

/** The rate in force at `since` and all later ones, oldest first. */
async function loadRates(since: Date): Promise<Map<Currency, AcceptedRate[]>> {
  const { currency, acceptedAt, id } = exchangeRates;
  const [inForce, later] = await Promise.all([
    db
      .selectDistinctOn([currency], columns)
      .from(exchangeRates)
      .where(lte(acceptedAt, since))
      .orderBy(currency, desc(acceptedAt), desc(id)),
    db.select(columns).from(exchangeRates).where(gt(acceptedAt, since)).orderBy(asc(acceptedAt), asc(id)),
  ]);
  const byCurrency = new Map<Currency, AcceptedRate[]>();
  for (const row of [...inForce, ...later]) {
    if (!row.acceptedAt) continue;
    const rates = byCurrency.get(row.currency) ?? [];
    rates.push({ rate: { perUsd: row.perUsd, asOf: row.asOf }, acceptedMs: row.acceptedAt.getTime() });
    byCurrency.set(row.currency, rates);
  }
  return byCurrency;
}

async function readRate(tx: Db, code: Currency, at: Date): Promise<Rate | null> {
  const { currency, perUsd, asOf, acceptedAt, id } = exchangeRates;
  const [rate] = await tx
    .select({ perUsd, asOf })
    .from(exchangeRates)
    .where(and(eq(currency, code), lte(acceptedAt, at)))
    .orderBy(desc(acceptedAt), desc(id))
    .limit(1);
  return rate ?? null;
}
