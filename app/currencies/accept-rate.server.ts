import { and, asc, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";

import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";

export type AppendedRate = typeof exchangeRates.$inferSelect;

const { id, currency, asOf, acceptedAt, refusedAt } = exchangeRates;
const waits = and(isNull(acceptedAt), isNull(refusedAt));

export function listWaitingRates(tx: Db = db): Promise<AppendedRate[]> {
  return tx.select().from(exchangeRates).where(waits).orderBy(asc(id));
}

export async function readRateById(tx: Db, rateId: number): Promise<AppendedRate | null> {
  const [rate] = await tx.select().from(exchangeRates).where(eq(id, rateId));
  return rate ?? null;
}

/** Serialises everyone who enters or decides its rates. */
export function lockCurrency(tx: Transaction, code: string): Promise<void> {
  return lockCurrencies(tx, [code]);
}

/** Sorted, so nobody deadlocks. */
export async function lockCurrencies(tx: Transaction, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rates of ' || code, 0))
    from unnest(${sql.param(codes.toSorted())}::text[]) as code`);
}

/** Refuses older waiting rates and returns them. The caller locks the currency and then calls `clearRates`. */
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

/** The caller holds the lock. */
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
