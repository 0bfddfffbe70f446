import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

/** Hundredths of the major unit in every currency, whatever its ISO exponent. */
export type Hundredths = bigint;

export type Money<Code extends Currency = Currency> = { amount: Hundredths; currency: Code };

/** Two currencies do not compile; if unknown at compile time, they throw. */
export function addMoney<Code extends Currency>(one: Money<Code>, other: Money<NoInfer<Code>>): Money<Code> {
  invariant(one.currency === other.currency, `${one.currency} and ${other.currency} are added`);
  return { amount: one.amount + other.amount, currency: one.currency };
}

export function sumOf(amounts: Iterable<Hundredths>): Hundredths {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** For JSON. Throws beyond 2^53, where a number is no longer exact. */
export function toWire(amount: Hundredths): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is too large for the wire`);
  return number;
}

/** From JSON. Throws on fractions and beyond 2^53: validate input first. */
export function fromWire(number: number): Hundredths {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole amount`);
  return BigInt(number);
}
