import { isBookCurrency, isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { divideHalfUp, parseDecimal } from "#app/money/rounding.ts";
import { dayMs } from "#app/platform/dates.ts";
import { done, type Outcome, type Refusal, refuse } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** Units of a currency for one US dollar, exactly, and the day they were published for (`2026-09-29`). */
export type Rate = { perUsd: string; asOf: string };

/** Whether selling in a currency waits for a newer rate. Rupees and dollars have prices of their own. */
export function isPaused(currency: Currency, asOf: string, at: Date, maxAgeDays: number): boolean {
  return !isBookCurrency(currency) && isTooOld(asOf, at, maxAgeDays);
}

/** Whether a rate of that day is older than so many days. */
export function isTooOld(asOf: string, at: Date, maxAgeDays: number): boolean {
  return at.getTime() - Date.parse(asOf) > maxAgeDays * dayMs;
}

/** Whether a new rate is more than a tenth away from the one in force, and so waits for staff. */
export function isJump(inForce: string, published: string): boolean {
  const [before, after] = onOneScale(inForce, published);
  const change = after > before ? after - before : before - after;
  return change * 10n > before;
}

/** How far a new rate is from the one in force, to a tenth of a percent: `+12.5%`, `−3.0%`. */
export function changeInPercent(inForce: string, published: string): string {
  const [before, after] = onOneScale(inForce, published);
  const tenths = divideHalfUp((after - before) * 1_000n, before);
  const size = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? "\u2212" : "+"}${(size / 10n).toLocaleString("en")}.${size % 10n}%`;
}

/** Whether two rates are the same number, however they are written. */
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
