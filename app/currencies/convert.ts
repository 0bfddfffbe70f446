import { divideDown, parseDecimal, roundHalfUpTo } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * A dollar list price in another currency: price × rate, rounded half up to three significant digits,
 * though never finer than the currency's minor unit. Only for unit prices of the book; the rounding makes
 * `¥4,570` of 4,566.84. Rupees and dollars have their own figures and do not come here.
 * `usd` and the answer are hundredths; `perUsd` is units for one dollar, a decimal string.
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

/**
 * An amount in another currency, rounded down to that currency's minor unit, so that there and back never gains.
 * `fromPerUsd` and `toPerUsd` are units for one dollar, decimal strings.
 */
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
