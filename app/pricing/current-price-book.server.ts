import { asc, eq, getTableColumns, isNull } from "drizzle-orm";

import { db, type Db } from "#app/platform/db.server.ts";
import { held, heldMsMax } from "#app/platform/held.server.ts";
import { type PriceBook, priceBooksOf } from "#app/pricing/price-book.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

/** New prices begin later than this, so no held history misses a price in force. */
export const historyMaxAgeMs = heldMsMax;

type Entry = typeof priceBookEntries.$inferSelect;

const history = held(async () => {
  const entries = await selectHistory(db);
  return { entries, bookAt: priceBooksOf(entries) };
});

/** From memory. */
export async function priceBookAt(at: Date): Promise<PriceBook> {
  return (await history()).bookAt(at);
}

export async function nextPriceStart(from: Date): Promise<Date | null> {
  const { entries } = await history();
  return entries.find(({ startsAt }) => startsAt > from)?.startsAt ?? null;
}

/** Call after an append, and between tests. */
export const clearPriceBook = history.drop;

/** In order of start, without withdrawn ones. */
export function selectHistory(tx: Db): Promise<Entry[]> {
  return tx
    .select(getTableColumns(priceBookEntries))
    .from(priceBookEntries)
    .leftJoin(priceWithdrawals, eq(priceWithdrawals.entryId, priceBookEntries.id))
    .where(isNull(priceWithdrawals.entryId))
    .orderBy(asc(priceBookEntries.startsAt), asc(priceBookEntries.id));
}
