import { invariant } from "#app/platform/invariant.ts";

/** An exact decimal: `digits` divided by ten to the power of `scale`. */
type Decimal = { digits: bigint; scale: number };

/** Reads a decimal such as `96.08534228`, exactly. Throws on anything else, `1e3` and `-1` included. */
export function parseDecimal(text: string): Decimal {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  invariant(parts, `"${text}" is a decimal`);
  const fraction = parts[2] ?? "";
  return { digits: BigInt(`${parts[1]}${fraction}`), scale: fraction.length };
}

/** Division to the nearest whole number; a half goes away from zero, so that −R(x) = R(−x). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator > 0n, "a denominator is positive");
  const doubled = 2n * abs(numerator) + denominator;
  const rounded = doubled / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Division down to a whole number: towards minus infinity, so the customer's side never gains by it. */
export function divideDown(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator > 0n, "a denominator is positive");
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** Division up to a whole number: towards plus infinity. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return -divideDown(-numerator, denominator);
}

/** The multiple of `multiple` nearest to the fraction, halves away from zero. */
export function roundHalfUpTo(numerator: bigint, denominator: bigint, multiple: bigint): bigint {
  return divideHalfUp(numerator, denominator * multiple) * multiple;
}

/** A percentage of an amount, rounded half up to the currency's minor unit: the R of the price rules. */
export function percentOf(amount: bigint, percent: bigint, minorUnit: bigint): bigint {
  return roundHalfUpTo(amount * percent, 100n, minorUnit);
}

function abs(number: bigint): bigint {
  return number < 0n ? -number : number;
}
