import { db } from "#app/platform/db.server.ts";
import { clearPriceBook, historyMaxAgeMs, selectHistory } from "#app/pricing/current-price-book.server.ts";
import type { PriceBookRow } from "#app/pricing/price-book.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import { priceBookEntries } from "#app/pricing/tables.server.ts";

/** A row without a price gets one for all time. */
const beginningOfTime = new Date(0);

/**
 * Adds missing rows, and figures that changed since the last shipped book. A shipped figure that stays the same never
 * overrides the staff's.
 */
export async function seedPriceBook(
  now: Date,
  shipped: readonly PriceBookRow[] = shippedPriceBook,
): Promise<void> {
  const changesBegin = new Date(now.getTime() + historyMaxAgeMs);
  await db.transaction(async (tx) => {
    const shippedBefore = (await selectHistory(tx)).filter((entry) => entry.source === "shipped");
    const entries = shipped.flatMap((row) => {
      const last = shippedBefore.findLast((entry) => isSameRow(entry, row));
      if (last?.inr === row.inr && last.usd === row.usd) return [];
      return [{ ...row, startsAt: last ? changesBegin : beginningOfTime, source: "shipped" as const }];
    });
    if (entries.length > 0) await tx.insert(priceBookEntries).values(entries);
  });
  clearPriceBook();
}

function isSameRow(one: { service: string; choice: string }, other: PriceBookRow): boolean {
  return one.service === other.service && one.choice === other.choice;
}
