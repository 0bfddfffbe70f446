import { and, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";

import type { AppendedRate } from "#app/currencies/accept-rate.server.ts";
import { staffSource } from "#app/currencies/staff-source.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

type EnteredRate = {
  currency: Currency;
  perUsd: string;
  asOf: string;
  enteredBy: string;
  reason: string;
  /** Null while it waits for a colleague. */
  acceptedAt: Date | null;
  now: Date;
};

/** The caller locks the currency and calls `clearRates` after committing. */
export async function appendEnteredRate(
  tx: Transaction,
  { now, ...rate }: EnteredRate,
): Promise<AppendedRate> {
  const [entered] = await tx
    .insert(exchangeRates)
    .values({ ...rate, source: staffSource, fetchedAt: now })
    .returning();
  invariant(entered, "a rate that was inserted is returned");
  return entered;
}

export async function newestRate(tx: Transaction, currency: Currency): Promise<AppendedRate | null> {
  const [newest] = await tx
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), isNull(exchangeRates.refusedAt)))
    .orderBy(desc(exchangeRates.id))
    .limit(1);
  return newest ?? null;
}

/** Ignores this person's entries of the last day, so small steps count as one. Null when there is none. */
export async function rateWithoutOwnRecentEntries(
  tx: Transaction,
  { currency, by, now }: { currency: Currency; by: string; now: Date },
): Promise<string | null> {
  const { acceptedAt, acceptedBy, enteredBy, id, perUsd } = exchangeRates;
  const [rate] = await tx
    .select({ perUsd })
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.currency, currency),
        lte(acceptedAt, now),
        or(
          sql`${enteredBy} is distinct from ${by}`,
          isNotNull(acceptedBy),
          lte(acceptedAt, new Date(now.getTime() - dayMs)),
        ),
      ),
    )
    .orderBy(desc(acceptedAt), desc(id))
    .limit(1);
  return rate?.perUsd ?? null;
}
