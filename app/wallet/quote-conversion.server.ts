import { conversionRates } from "#app/currencies/conversion-rates.server.ts";
import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, refuse, type Outcome, type Refusal, type Refused } from "#app/platform/outcome.ts";
import {
  exchange,
  type Exchange,
  exchangeToReceive,
  type ExchangeTerms,
  spreadPointsOf,
} from "#app/wallet/exchange.ts";
import type { DatedRate } from "#app/wallet/rate-sentence.ts";
import type { Currency } from "#app/money/currency.ts";

export type RatesUsed = { from: DatedRate; to: DatedRate };

type TermsNow = ExchangeTerms & { rates: RatesUsed };

/** Refuses as `conversionRates`. */
export async function exchangeTerms(
  tx: Db,
  { from, to, now }: { from: Currency; to: Currency; now: Date },
): Promise<Outcome<TermsNow>> {
  const found = await conversionRates(tx, { from, to, now });
  if (!found.ok) return found;
  const { from: ours, to: theirs } = found.value;
  return done({
    from,
    fromPerUsd: ours.perUsd,
    to,
    toPerUsd: theirs.perUsd,
    spreadPoints: spreadPointsOf(env().FX_SPREAD_PERCENT),
    rates: { from: { currency: from, ...ours }, to: { currency: to, ...theirs } },
  });
}

/**
 * Less our margin. Refuses: 409 `conversion_failed` (also for less than one minor unit), `rate_waiting`,
 * `rate_too_old`.
 */
export async function quoteConversion(
  tx: Db,
  { given, to, now }: { given: Money; to: Currency; now: Date },
): Promise<Outcome<Exchange & { rates: RatesUsed }>> {
  const terms = await exchangeTerms(tx, { from: given.currency, to, now });
  if (!terms.ok) return notChanged(given.currency, to, terms.refusal);
  const changed = exchange(given.amount, terms.value);
  // Less than one minor unit: converting would just take the money.
  if (changed.received === 0n && given.amount > 0n) return notChanged(given.currency, to);
  return done({ ...changed, rates: terms.value.rates });
}

/** To receive exactly `wanted`. Refuses as `quoteConversion`. */
export async function quoteConversionToReceive(
  tx: Db,
  { from, wanted, now }: { from: Currency; wanted: Money; now: Date },
): Promise<Outcome<Exchange>> {
  const terms = await exchangeTerms(tx, { from, to: wanted.currency, now });
  return terms.ok
    ? done(exchangeToReceive(wanted.amount, terms.value))
    : notChanged(from, wanted.currency, terms.refusal);
}

const told = ["rate_waiting", "rate_too_old"];

function notChanged(from: Currency, to: Currency, why?: Refusal): Refused {
  const message = `Your wallet is in ${from} and could not be changed to ${to}. You can pay the whole amount another way.`;
  if (!why || !told.includes(why.code)) return refuse({ code: "conversion_failed", message, status: 409 });
  return refuse({ code: why.code, message: `${message} ${why.message}`, status: 409 });
}
