import { and, asc, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";

import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";

export type AppendedRate = typeof exchangeRates.$inferSelect;

const { id, currency, asOf, acceptedAt, refusedAt } = exchangeRates;
const waits = and(isNull(acceptedAt), isNull(refusedAt));

/** Rates that jumped by more than 10% and were not decided yet, oldest first. */
export function listWaitingRates(tx: Db = db): Promise<AppendedRate[]> {
  return tx.select().from(exchangeRates).where(waits).orderBy(asc(id));
}

export async function readRateById(tx: Db, rateId: number): Promise<AppendedRate | null> {
  const [rate] = await tx.select().from(exchangeRates).where(eq(id, rateId));
  return rate ?? null;
}

/** Whoever enters or decides a rate of a currency does so one after the other. */
export function lockCurrency(tx: Transaction, code: string): Promise<void> {
  return lockCurrencies(tx, [code]);
}

/** The same for several, in one order, so that nobody waits for each other. */
export async function lockCurrencies(tx: Transaction, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rates of ' || code, 0))
    from unnest(${sql.param(codes.toSorted())}::text[]) as code`);
}

/**
 * Puts a waiting rate in force from now on. Those of its currency that are no newer, and wait too, are refused with it.
 * The caller holds the currency's lock, and forgets the rates once it has committed. Answers those refused.
 */
export async function acceptRate(
  tx: Transaction,
  rate: AppendedRate,
  { by, now }: { by: string; now: Date },
): Promise<number[]> {
  await tx.update(exchangeRates).set({ acceptedAt: now, acceptedBy: by }).where(eq(id, rate.id));
  const passedOver = await tx
    .select({ id })
    .from(exchangeRates)
    .where(and(eq(currency, rate.currency), lte(asOf, rate.asOf), ne(id, rate.id), waits));
  const ids = passedOver.map((one) => one.id);
  await refuseRates(tx, ids, { by, now });
  return ids;
}

/** Waiting rates that never come into force, and are offered no more. The caller holds the currency's lock. */
export async function refuseRates(
  tx: Transaction,
  rateIds: readonly number[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (rateIds.length === 0) return;
  await tx
    .update(exchangeRates)
    .set({ refusedAt: now, refusedBy: by })
    .where(inArray(id, [...rateIds]));
}
