import { convertDown } from "#app/currencies/convert.ts";
import { divideUp, parseDecimal } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Account } from "#app/wallet/accounts.ts";
import type { Currency } from "#app/money/currency.ts";

/** Money changed: of `given`, in hundredths of `from`, `spread` is ours; the rest becomes `received`, of `to`. */
export type Exchange = { from: Currency; given: bigint; spread: bigint; to: Currency; received: bigint };

/** Units for one US dollar, as decimal strings, and our margin in hundredths of a percent. */
export type ExchangeTerms = {
  from: Currency;
  fromPerUsd: string;
  to: Currency;
  toPerUsd: string;
  spreadPoints: bigint;
};

const allPoints = 10_000n;

/** A setting such as 1 or 0.5 percent, in hundredths of a percent. */
export function spreadPointsOf(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** What becomes of an amount that is changed. The margin is rounded up to the minor unit, the rest changed and rounded down. */
export function exchange(given: bigint, terms: ExchangeTerms): Exchange {
  const { from, to, fromPerUsd, toPerUsd } = terms;
  const spread = spreadOf(given, terms);
  return { from, given, spread, to, received: convertDown(given - spread, fromPerUsd, toPerUsd, to) };
}

/** The least that must be given, so that at least `wanted` comes out; exactly `wanted` is then received. */
export function exchangeFor(wanted: bigint, terms: ExchangeTerms): Exchange {
  const minorUnit = minorUnitOf(terms.from);
  const enough = (given: bigint) => exchange(given, terms).received >= wanted;
  // Near the answer already: only the roundings are missing, which are a few minor units at most.
  let given = roundUp(divideUp(worth(wanted, terms) * allPoints, allPoints - terms.spreadPoints), minorUnit);
  while (!enough(given)) given += minorUnit;
  while (given >= minorUnit && enough(given - minorUnit)) given -= minorUnit;
  return { ...exchange(given, terms), received: wanted };
}

/** The postings of an exchange, against our account for it, so that each currency balances by itself. */
export function exchangePostings(
  { from, given, spread, to, received }: Exchange,
  { source, destination }: { source: Account; destination: Account },
) {
  const changed = [{ source, destination: "exchange" as const, currency: from, amount: given }];
  const kept = { source: "exchange" as const, destination: "exchange_spread" as const, currency: from };
  const out = { source: "exchange" as const, destination, currency: to, amount: received };
  return [...changed, ...(spread > 0n ? [{ ...kept, amount: spread }] : []), out];
}

function spreadOf(given: bigint, { from, spreadPoints }: ExchangeTerms): bigint {
  return roundUp(divideUp(given * spreadPoints, allPoints), minorUnitOf(from));
}

/** What so much of the one currency is worth in the other, rounded up to a hundredth. */
function worth(wanted: bigint, { fromPerUsd, toPerUsd }: ExchangeTerms): bigint {
  const [from, to] = [parseDecimal(fromPerUsd), parseDecimal(toPerUsd)];
  return divideUp(wanted * from.digits * 10n ** BigInt(to.scale), to.digits * 10n ** BigInt(from.scale));
}

function roundUp(amount: bigint, minorUnit: bigint): bigint {
  return divideUp(amount, minorUnit) * minorUnit;
}
