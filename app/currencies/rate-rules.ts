import { isBookCurrency, isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { divideHalfUp, parseDecimal } from "#app/money/rounding.ts";
import { dayMs } from "#app/platform/dates.ts";
import { done, type Outcome, type Refusal, refuse } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** Exact units per dollar, and their date (`2026-09-29`). */
export type Rate = { perUsd: string; asOf: string };

/** Never for rupees and dollars, which have their own prices. */
export function isPaused(currency: Currency, asOf: string, at: Date, maxAgeDays: number): boolean {
  return !isBookCurrency(currency) && isTooOld(asOf, at, maxAgeDays);
}

export function isTooOld(asOf: string, at: Date, maxAgeDays: number): boolean {
  return at.getTime() - Date.parse(asOf) > maxAgeDays * dayMs;
}

/** More than 10%. */
export function isJump(inForce: string, published: string): boolean {
  const [before, after] = onOneScale(inForce, published);
  const change = after > before ? after - before : before - after;
  return change * 10n > before;
}

export function changeInPercent(inForce: string, published: string): string {
  const [before, after] = onOneScale(inForce, published);
  const tenths = divideHalfUp((after - before) * 1_000n, before);
  const size = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? "\u2212" : "+"}${(size / 10n).toLocaleString("en")}.${size % 10n}%`;
}

/** Compares as numbers: "1.0" equals "1". */
export function isSameRate(one: string, other: string): boolean {
  const [left, right] = onOneScale(one, other);
  return left === right;
}

export function pausedCurrency(currency: Currency): Refusal {
  return {
    code: "currency_paused",
    message: `Prices in ${currency} are paused. Choose INR or USD.`,
    status: 422,
    field: "currency",
  };
}

export const unknownCurrency: Refusal = {
  code: "unknown_currency",
  message: "We do not sell in this currency. Choose one from the list.",
  status: 422,
  field: "currency",
};

/** A currency as a call or a form names it. */
export function readCurrency(code: string): Outcome<Currency> {
  return isSupportedCurrency(code) ? done(code) : refuse(unknownCurrency);
}

function onOneScale(a: string, b: string): [bigint, bigint] {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  return [left.digits * 10n ** BigInt(right.scale), right.digits * 10n ** BigInt(left.scale)];
}
