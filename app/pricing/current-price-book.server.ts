import { asc, eq, getTableColumns, isNull } from "drizzle-orm";

import { db, type Db } from "#app/platform/db.server.ts";
import { type PriceBook, priceBookOf, rowsInForce } from "#app/pricing/price-book.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

/**
 * How old the history in memory may be. Whoever appends a price lets it begin later than this from now, so that no
 * quote is made from a history that lacks a price which had begun.
 */
export const historyMaxAgeMs = 1_000;

type Entry = typeof priceBookEntries.$inferSelect;

let history: { entries: Promise<Entry[]>; readAt: number; readFrom: Db } | null = null;

/** The price book as it stood at an instant. */
export async function priceBookAt(at: Date): Promise<PriceBook> {
  return priceBookOf(rowsInForce(await recentHistory(), at));
}

/** When the next price begins that is appended already; null if there is none to come. */
export async function nextPriceStart(from: Date): Promise<Date | null> {
  const history = await recentHistory();
  return history.find(({ startsAt }) => startsAt > from)?.startsAt ?? null;
}

/** Makes the next question read the database again: after an append, and between tests. */
export function clearPriceBook(): void {
  history = null;
}

/** Every entry that was not taken back before it began, in the order in which they begin. */
export function selectHistory(tx: Db): Promise<Entry[]> {
  return tx
    .select(getTableColumns(priceBookEntries))
    .from(priceBookEntries)
    .leftJoin(priceWithdrawals, eq(priceWithdrawals.entryId, priceBookEntries.id))
    .where(isNull(priceWithdrawals.entryId))
    .orderBy(asc(priceBookEntries.startsAt), asc(priceBookEntries.id));
}

/** Requests that come at the same moment share one read; a failed one is not kept. */
function recentHistory(): Promise<Entry[]> {
  const readAt = performance.now();
  const isFresh = history?.readFrom === db && readAt - history.readAt < historyMaxAgeMs;
  if (history && isFresh) return history.entries;
  const entries = selectHistory(db);
  history = { entries, readAt, readFrom: db };
  entries.catch(clearPriceBook);
  return entries;
}
