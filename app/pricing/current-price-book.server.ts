import { asc, eq, getTableColumns, isNull } from "drizzle-orm";

import { db, type Db } from "#app/platform/db.server.ts";
import { type PriceBook, priceBookOf, rowsInForce } from "#app/pricing/price-book.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

/** New prices begin later than this, so no cached history misses a price in force. */
export const historyMaxAgeMs = 1_000;

type Entry = typeof priceBookEntries.$inferSelect;

let history: { entries: Promise<Entry[]>; readAt: number; readFrom: Db } | null = null;

export async function priceBookAt(at: Date): Promise<PriceBook> {
  return priceBookOf(rowsInForce(await recentHistory(), at));
}

export async function nextPriceStart(from: Date): Promise<Date | null> {
  const history = await recentHistory();
  return history.find(({ startsAt }) => startsAt > from)?.startsAt ?? null;
}

/** Call after an append, and between tests. */
export function clearPriceBook(): void {
  history = null;
}

/** In order of start, without withdrawn ones. */
export function selectHistory(tx: Db): Promise<Entry[]> {
  return tx
    .select(getTableColumns(priceBookEntries))
    .from(priceBookEntries)
    .leftJoin(priceWithdrawals, eq(priceWithdrawals.entryId, priceBookEntries.id))
    .where(isNull(priceWithdrawals.entryId))
    .orderBy(asc(priceBookEntries.startsAt), asc(priceBookEntries.id));
}

/** Concurrent requests share one read; a failed one is not cached. */
function recentHistory(): Promise<Entry[]> {
  const readAt = performance.now();
  const isFresh = history?.readFrom === db && readAt - history.readAt < historyMaxAgeMs;
  if (history && isFresh) return history.entries;
  const entries = selectHistory(db);
  history = { entries, readAt, readFrom: db };
  entries.catch(clearPriceBook);
  return entries;
}
