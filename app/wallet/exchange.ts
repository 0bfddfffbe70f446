import { convertDown } from "#app/currencies/convert.ts";
import { divideUp, parseDecimal } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Account } from "#app/wallet/accounts.ts";
import type { Currency } from "#app/money/currency.ts";

/** Hundredths: `spread` comes off `given`, the rest becomes `received`. */
export type Exchange = { from: Currency; given: bigint; spread: bigint; to: Currency; received: bigint };

/** Units per US dollar as decimals; margin in hundredths of a percent. */
export type ExchangeTerms = {
  from: Currency;
  fromPerUsd: string;
  to: Currency;
  toPerUsd: string;
  spreadPoints: bigint;
};

const allPoints = 10_000n;

export function spreadPointsOf(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** The margin rounds up to the minor unit, the result down. */
export function exchange(given: bigint, terms: ExchangeTerms): Exchange {
  const { from, to, fromPerUsd, toPerUsd } = terms;
  const spread = spreadOf(given, terms);
  return { from, given, spread, to, received: convertDown(given - spread, fromPerUsd, toPerUsd, to) };
}

/** The least to give for `wanted`, which is then received exactly. */
export function exchangeToReceive(wanted: bigint, terms: ExchangeTerms): Exchange {
  const minorUnit = minorUnitOf(terms.from);
  const enough = (given: bigint) => exchange(given, terms).received >= wanted;
  // Only roundings are missing: a few minor units at most.
  let given = roundUp(divideUp(worth(wanted, terms) * allPoints, allPoints - terms.spreadPoints), minorUnit);
  while (!enough(given)) given += minorUnit;
  while (given >= minorUnit && enough(given - minorUnit)) given -= minorUnit;
  return { ...exchange(given, terms), received: wanted };
}

/** Through the exchange account, so each currency balances on its own. */
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

/** Rounded up to a hundredth. */
function worth(wanted: bigint, { fromPerUsd, toPerUsd }: ExchangeTerms): bigint {
  const [from, to] = [parseDecimal(fromPerUsd), parseDecimal(toPerUsd)];
  return divideUp(wanted * from.digits * 10n ** BigInt(to.scale), to.digits * 10n ** BigInt(from.scale));
}

function roundUp(amount: bigint, minorUnit: bigint): bigint {
  return divideUp(amount, minorUnit) * minorUnit;
}
