import { divideDown, parseDecimal, roundHalfUpTo } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * Price × rate, rounded half up to three significant digits, never finer than the minor unit: 4,566.84 yen become
 * 4,570. Only for list prices, never INR or USD. Hundredths; `perUsd` is a decimal string.
 */
export function listPriceIn(usd: bigint, perUsd: string, currency: Currency): bigint {
  const rate = parseDecimal(perUsd);
  const exact = usd * rate.digits;
  const denominator = 10n ** BigInt(rate.scale);
  return roundHalfUpTo(
    exact,
    denominator,
    listPriceMultiple(exact / (denominator * 100n), minorUnitOf(currency)),
  );
}

/** Rounds down to the minor unit, so a round trip never gains. Rates are units per dollar, as decimal strings. */
export function convertDown(amount: bigint, fromPerUsd: string, toPerUsd: string, to: Currency): bigint {
  const fromRate = parseDecimal(fromPerUsd);
  const toRate = parseDecimal(toPerUsd);
  const numerator = amount * toRate.digits * 10n ** BigInt(fromRate.scale);
  const denominator = fromRate.digits * 10n ** BigInt(toRate.scale);
  const minorUnit = minorUnitOf(to);
  return divideDown(numerator, denominator * minorUnit) * minorUnit;
}

/** The larger of the minor unit and 10^(digits − 3) major units, in hundredths. */
function listPriceMultiple(wholeUnits: bigint, minorUnit: bigint): bigint {
  const digits = wholeUnits === 0n ? 0 : String(wholeUnits).length;
  const multiple = digits > 1 ? 10n ** BigInt(digits - 1) : 1n;
  return multiple > minorUnit ? multiple : minorUnit;
}
