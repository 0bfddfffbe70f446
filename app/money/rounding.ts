import { invariant } from "#app/platform/invariant.ts";

/** `digits` / 10^`scale`. */
type Decimal = { digits: bigint; scale: number };

/** Exact. Throws on anything but plain decimals, so on `1e3` and `-1` too. */
export function parseDecimal(text: string): Decimal {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  invariant(parts, `"${text}" is a decimal`);
  const fraction = parts[2] ?? "";
  return { digits: BigInt(`${parts[1]}${fraction}`), scale: fraction.length };
}

/** Halves go away from zero, so R(−x) = −R(x). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator > 0n, "a denominator is positive");
  const doubled = 2n * abs(numerator) + denominator;
  const rounded = doubled / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Towards minus infinity, so rounding never favours the customer. */
export function divideDown(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator > 0n, "a denominator is positive");
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return -divideDown(-numerator, denominator);
}

export function roundHalfUpTo(numerator: bigint, denominator: bigint, multiple: bigint): bigint {
  return divideHalfUp(numerator, denominator * multiple) * multiple;
}

/** Rounds half up to the minor unit: the R of the price rules. */
export function percentOf(amount: bigint, percent: bigint, minorUnit: bigint): bigint {
  return roundHalfUpTo(amount * percent, 100n, minorUnit);
}

function abs(number: bigint): bigint {
  return number < 0n ? -number : number;
}
