import type { Transaction } from "#app/platform/db.server.ts";
import type { BookPrice } from "#app/pricing/price-book.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

type Row = { service: string; choice: string };

/** Starts only once every reader can have seen it, unless it is the first of its row. */
export async function appendToPriceBook(
  tx: Transaction,
  { service, choice }: Row,
  { inr, usd, startsAt }: BookPrice & { startsAt: Date },
): Promise<void> {
  await tx.insert(priceBookEntries).values({ service, choice, inr, usd, startsAt, source: "staff" });
}

/** Only before it begins. Appends a withdrawal; the entry stays. */
export async function withdrawFromPriceBook(tx: Transaction, entryId: number, now: Date): Promise<void> {
  await tx.insert(priceWithdrawals).values({ entryId, withdrawnAt: now });
}
