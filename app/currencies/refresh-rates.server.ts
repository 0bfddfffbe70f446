import { isNotNull, isNull, max, or, sql } from "drizzle-orm";

import { lockCurrencies } from "#app/currencies/accept-rate.server.ts";
import { extendedList, isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { type CurrencyRate, listRates } from "#app/currencies/list-rates.server.ts";
import { readPublishedRates, type PublishedRates } from "#app/currencies/published-rates.ts";
import { isJump } from "#app/currencies/rate-rules.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { outsideFetch } from "#app/platform/outside.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Currency } from "#app/money/currency.ts";

type NewRate = typeof exchangeRates.$inferInsert;

export const refreshRatesTask = "refresh-rates";

/** One job, however often it is requested. */
export async function queueRefresh(tx: Db): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${refreshRatesTask}, job_key => ${`${refreshRatesTask} now`}, max_attempts => 3)`,
  );
}

const sourceTimeoutMs = 10_000;
/** By source, since one may answer while the other does not. */
const guards = new Map<string, typeof fetch>();
/**
 * Later sources fill in what earlier ones lack. Jumps over 10% wait for staff. A failing source is logged and
 * skipped. Returns the codes appended.
 */
export async function refreshRates(
  now: Date,
  sources: readonly string[] = env().FX_SOURCES,
): Promise<{ accepted: Currency[]; waiting: Currency[] }> {
  const newestKnown = await newestKnownDates(db);
  const wanted = new Set(extendedList().map(({ code }) => code));
  wanted.delete("USD");
  const found: NewRate[] = [];
  for (const source of sources) {
    if (wanted.size === 0) break;
    const published = await askSource(source, now);
    for (const [currency, perUsd] of published?.perUsd ?? []) {
      const asOf = published?.date ?? "";
      if (
        !isSupportedCurrency(currency) ||
        !wanted.has(currency) ||
        asOf <= (newestKnown.get(currency) ?? "")
      )
        continue;
      wanted.delete(currency);
      found.push({ currency, perUsd, asOf, source, fetchedAt: now });
    }
  }
  return appendRates(found, now);
}

/**
 * Waiting and refused rates count, so a jump is appended once. Manual ones count only once accepted, or they would
 * block published rates.
 */
async function newestKnownDates(tx: Db): Promise<Map<Currency, string>> {
  const { acceptedAt, enteredBy } = exchangeRates;
  const rows = await tx
    .select({ currency: exchangeRates.currency, newest: max(exchangeRates.asOf) })
    .from(exchangeRates)
    .where(or(isNull(enteredBy), isNotNull(acceptedAt)))
    .groupBy(exchangeRates.currency);
  return new Map(rows.map(({ currency, newest }) => [currency, newest ?? ""]));
}

function fetchOf(source: string): typeof fetch {
  const name = `rates of ${new URL(source).hostname}`;
  const known = guards.get(name) ?? outsideFetch(name);
  guards.set(name, known);
  return known;
}

async function askSource(source: string, now: Date): Promise<PublishedRates | null> {
  try {
    const response = await fetchOf(source)(source, { signal: AbortSignal.timeout(sourceTimeoutMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const published = readPublishedRates(await response.text());
    // Time zones explain one day. A later date is a fault and would block all correct rates.
    if (Date.parse(published.date) > now.getTime() + dayMs) throw new Error(`is dated ${published.date}`);
    return published;
  } catch (error) {
    log.warn({ source, error }, "a source of exchange rates failed");
    return null;
  }
}

/** Counts manual entries made while the sources were asked. */
async function appendRates(
  found: readonly NewRate[],
  now: Date,
): Promise<{ accepted: Currency[]; waiting: Currency[] }> {
  const judged = await db.transaction(async (tx) => {
    await lockCurrencies(
      tx,
      found.map(({ currency }) => currency),
    );
    const newestKnown = await newestKnownDates(tx);
    const inForce = new Map((await listRates(tx, now)).map(({ currency, rate }) => [currency, rate]));
    const rates = found
      .filter(({ currency, asOf }) => asOf > (newestKnown.get(currency) ?? ""))
      .map((rate) => ({ ...rate, acceptedAt: mustWait(rate, inForce.get(rate.currency)) ? null : now }));
    if (rates.length > 0) await tx.insert(exchangeRates).values(rates);
    return rates;
  });
  clearRates();
  const codes = (rates: readonly NewRate[]) => rates.map(({ currency }) => currency);
  const accepted = codes(judged.filter(({ acceptedAt }) => acceptedAt !== null));
  const waiting = codes(judged.filter(({ acceptedAt }) => acceptedAt === null));
  if (waiting.length > 0) log.warn({ waiting }, "exchange rates jumped by more than 10% and wait for staff");
  return { accepted, waiting };
}

/** A first rate has nothing to compare with, so a person checks it. */
function mustWait({ perUsd }: NewRate, inForce: CurrencyRate["rate"] | undefined): boolean {
  return !inForce || isJump(inForce.perUsd, perUsd);
}
