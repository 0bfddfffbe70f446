import { db } from "#app/platform/db.server.ts";
import { clearPriceBook, historyMaxAgeMs, selectHistory } from "#app/pricing/current-price-book.server.ts";
import type { PriceBookRow } from "#app/pricing/price-book.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import { priceBookEntries } from "#app/pricing/tables.server.ts";

/** A row that had no price yet has always cost what it costs. */
const beginningOfTime = new Date(0);

/**
 * Brings the database's price book up to the shipped one: a row it lacks is added, and a figure that differs from
 * the one shipped last is appended, to begin once every reader has seen it. As long as a shipped figure stays as
 * it was, what staff have set since stays too.
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
