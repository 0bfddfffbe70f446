import type { Hundredths } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

const written = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/** More digits are a typo, and other programs could not read them exactly. */
const digitsMax = 10;

/**
 * Major units as typed: "1,234.50" is 123450 hundredths. A comma is never a decimal point. Refuses: `invalid_amount`.
 */
export function parseAmount(text: string, currency: Currency): Outcome<Hundredths> {
  const [, grouped, decimals = ""] = written.exec(text.trim()) ?? [];
  if (grouped === undefined) return invalid("Enter an amount in figures, such as 1,500 or 1500.50.");
  const whole = grouped.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (whole.length > digitsMax) return invalid("This amount is too large.");
  if (decimals.length > 2) return invalid("An amount has at most two figures after the point.");
  const amount = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  if (amount === 0n) return invalid("Enter an amount above zero.");
  if (amount % minorUnitOf(currency) !== 0n)
    return invalid(`${currency} is paid in whole amounts, without decimals.`);
  return done(amount);
}

function invalid(message: string): Refused {
  return refuse({ code: "invalid_amount", message, status: 422, field: "amount" });
}
