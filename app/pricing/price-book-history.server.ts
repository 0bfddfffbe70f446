import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";

import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { PriceRow } from "#app/pricing/price-book-rows.ts";
import { priceBookEntries, priceWithdrawals } from "#app/pricing/tables.server.ts";

export type DatedPrice = typeof priceBookEntries.$inferSelect & { withdrawnAt: Date | null };

export function everyPrice(tx: Db): Promise<DatedPrice[]> {
  return selectPrices(tx).orderBy(asc(priceBookEntries.startsAt), asc(priceBookEntries.id));
}

export function pricesOf(tx: Db, { service, choice }: PriceRow): Promise<DatedPrice[]> {
  return selectPrices(tx)
    .where(and(eq(priceBookEntries.service, service), eq(priceBookEntries.choice, choice)))
    .orderBy(asc(priceBookEntries.startsAt), asc(priceBookEntries.id));
}

export async function lockPrices(tx: Transaction, { service, choice }: PriceRow): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`price ${service} ${choice}`}, 0))`);
}

function selectPrices(tx: Db) {
  return tx
    .select({ ...getTableColumns(priceBookEntries), withdrawnAt: priceWithdrawals.withdrawnAt })
    .from(priceBookEntries)
    .leftJoin(priceWithdrawals, eq(priceWithdrawals.entryId, priceBookEntries.id))
    .$dynamic();
}
