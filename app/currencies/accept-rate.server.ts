import { and, asc, eq, isNull } from "drizzle-orm";

import { forgetRates } from "#app/currencies/exchange-rates.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

export type WaitingRate = { id: number; currency: string; perUsd: string; asOf: string; source: string };

/** Rates that jumped by more than 10% and were not looked at yet, oldest first. */
export async function listWaitingRates(): Promise<WaitingRate[]> {
  const { id, currency, perUsd, asOf, source, acceptedAt } = exchangeRates;
  return db
    .select({ id, currency, perUsd, asOf, source })
    .from(exchangeRates)
    .where(isNull(acceptedAt))
    .orderBy(asc(id));
}

/** Puts a waiting rate in force from now on. False when there is none waiting by that id. */
export async function acceptRate(id: number, now: Date): Promise<boolean> {
  const accepted = await db
    .update(exchangeRates)
    .set({ acceptedAt: now })
    .where(and(eq(exchangeRates.id, id), isNull(exchangeRates.acceptedAt)))
    .returning({ id: exchangeRates.id });
  forgetRates();
  return accepted.length > 0;
}
