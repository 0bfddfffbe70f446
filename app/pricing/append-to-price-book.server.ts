import type { Transaction } from "#app/platform/db.server.ts";
import type { BookPrice } from "#app/pricing/price-book.ts";
import type { PriceRow } from "#app/pricing/price-book-rows.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

/** Appends a price that staff have decided. It begins once every reader can have seen it. */
export async function appendToPriceBook(
  tx: Transaction,
  { service, choice }: PriceRow,
  { inr, usd, startsAt }: BookPrice & { startsAt: Date },
): Promise<void> {
  await tx.insert(priceBookEntries).values({ service, choice, inr, usd, startsAt, source: "staff" });
}

/** Takes a price back that has not begun. The entry stays, and so does that it was taken back. */
export async function withdrawFromPriceBook(tx: Transaction, entryId: number, now: Date): Promise<void> {
  await tx.insert(priceWithdrawals).values({ entryId, withdrawnAt: now });
}
