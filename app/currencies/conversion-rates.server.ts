import { and, eq, gte, isNull } from "drizzle-orm";

import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { isTooOld, pausedCurrency, type Rate } from "#app/currencies/rate-rules.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

type ConversionRates = { from: Rate; to: Rate };

/**
 * The rates to change a customer's money by. Stricter than those to sell by: whoever changes chooses the moment, and
 * would choose one at which we are wrong. Refuses with 422 `currency_paused`, and with 409
 * `rate_waiting` while a newer rate of either waits for staff, or `rate_too_old` past `FX_CONVERSION_MAX_AGE_DAYS`.
 */
export async function conversionRates(
  tx: Db,
  { from, to, now }: { from: Currency; to: Currency; now: Date },
): Promise<Outcome<ConversionRates>> {
  const ours = await rateToChangeBy(tx, from, now);
  if (!ours.ok) return ours;
  const theirs = await rateToChangeBy(tx, to, now);
  return theirs.ok ? done({ from: ours.value, to: theirs.value }) : theirs;
}

/** The dollar is the base: its rate is 1 and never old. */
async function rateToChangeBy(tx: Db, currency: Currency, now: Date): Promise<Outcome<Rate>> {
  const rate = await rateInForce(currency, now, tx);
  if (!rate) return refuse(pausedCurrency(currency));
  if (currency === "USD") return done(rate);
  if (await newerRateWaits(tx, currency, rate)) return rateWaiting(currency);
  const { EMBEDDED: isDemo, FX_CONVERSION_MAX_AGE_DAYS: maxAgeDays } = env();
  // The demo uses its shipped rates and says so.
  if (!isDemo && isTooOld(rate.asOf, now, maxAgeDays)) return rateTooOld(currency, maxAgeDays);
  return done(rate);
}

/** A waiting rate of the same day counts too. */
async function newerRateWaits(tx: Db, currency: Currency, inForce: Rate): Promise<boolean> {
  const { id, acceptedAt, refusedAt, asOf } = exchangeRates;
  const [waiting] = await tx
    .select({ id })
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.currency, currency),
        isNull(acceptedAt),
        isNull(refusedAt),
        gte(asOf, inForce.asOf),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}

function rateWaiting(currency: Currency): Refused {
  return refuse({
    code: "rate_waiting",
    message: `A newer rate of ${currency} is being checked: no money is changed by it until then.`,
    status: 409,
  });
}

function rateTooOld(currency: Currency, maxAgeDays: number): Refused {
  const days = maxAgeDays === 1 ? "a day" : `${maxAgeDays} days`;
  return refuse({
    code: "rate_too_old",
    message: `The rate of ${currency} is more than ${days} old: no money is changed by it until a newer one comes.`,
    status: 409,
  });
}
