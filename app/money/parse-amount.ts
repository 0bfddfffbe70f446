import type { Hundredths } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** Figures, perhaps grouped by commas in thousands or lakhs, perhaps with decimals after a point. */
const written = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/** Beyond this the figure is a slip of the finger, and other programs would no longer read it exactly. */
const digitsMax = 10;

/**
 * An amount as a person types it, in major units: "1,234.50" is 123450 hundredths, exactly. A comma never stands for
 * a decimal point, so that nobody adds a thousand for one. Refuses with `invalid_amount`.
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
