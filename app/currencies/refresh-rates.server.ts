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
import { log } from "#app/platform/log.server.ts";
import type { Currency } from "#app/money/currency.ts";

type NewRate = typeof exchangeRates.$inferInsert;

/** The job that asks the sources: by the clock, and when somebody does not want to wait for it. */
export const refreshRatesTask = "refresh-rates";

/** Asks the sources as soon as may be. Asking again before it is done asks once. */
export async function queueRefresh(tx: Db): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${refreshRatesTask}, job_key => ${`${refreshRatesTask} now`}, max_attempts => 3)`,
  );
}

const sourceTimeoutMs = 10_000;
/**
 * Asks the sources in order, each for the currencies the ones before had nothing newer for, and appends
 * what they say. A rate more than a tenth away from the one in force is kept but waits for staff. A
 * source that fails is logged and passed over. Answers the codes appended.
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
 * Rates that wait or were refused count too, so that the same jump is not appended at every refresh. One entered by hand
 * counts only while it is accepted: what nobody let into force keeps no published rate out.
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

async function askSource(source: string, now: Date): Promise<PublishedRates | null> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(sourceTimeoutMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const published = readPublishedRates(await response.text());
    // Zones differ by a day; more than that is a fault, and would keep every true rate out afterwards.
    if (Date.parse(published.date) > now.getTime() + dayMs) throw new Error(`is dated ${published.date}`);
    return published;
  } catch (error) {
    log.warn({ source, error }, "a source of exchange rates failed");
    return null;
  }
}

/** What was entered by hand while the sources were asked counts like what was there before. */
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

/** A first rate has nothing to be compared with, so a person looks at it. */
function mustWait({ perUsd }: NewRate, inForce: CurrencyRate["rate"] | undefined): boolean {
  return !inForce || isJump(inForce.perUsd, perUsd);
}
