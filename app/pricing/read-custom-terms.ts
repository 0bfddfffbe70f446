import { isSupportedCurrency } from "#app/currencies/currency.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import type { CustomTerms } from "#app/pricing/custom-service.ts";

export const titleLength = { min: 3, max: 120 };
export const descriptionMax = 1_000;
export const workingDaysMax = 365;

/** Custom work as it is typed: the amount in major units, the days in figures. */
export type TypedTerms = Record<keyof CustomTerms, string>;

/**
 * What was agreed, checked and in plain text. Refuses with `invalid_title`, `invalid_description`, `unknown_currency`,
 * `invalid_amount` and `invalid_days`.
 */
export function readCustomTerms(typed: TypedTerms): Outcome<CustomTerms> {
  const title = plainLine(typed.title);
  const length = readersLength(title);
  if (length < titleLength.min || length > titleLength.max) return invalidTitle;
  const description = plainParagraphs(typed.description);
  if (readersLength(description) > descriptionMax) return invalidDescription;
  const { currency } = typed;
  if (!isSupportedCurrency(currency)) return unknownCurrency;
  const amount = parseAmount(typed.amount, currency);
  if (!amount.ok) return amount;
  const days = /^\d{1,3}$/.test(typed.days.trim()) ? Number(typed.days) : 0;
  if (days < 1 || days > workingDaysMax) return invalidDays;
  return done({ title, description, amount: String(amount.value), currency, days });
}

const invalidTitle = wrong(
  "invalid_title",
  "title",
  `Write a title of ${titleLength.min} to ${titleLength.max} characters.`,
);
const invalidDescription = wrong(
  "invalid_description",
  "description",
  `Write at most ${descriptionMax.toLocaleString("en")} characters.`,
);
const unknownCurrency = wrong("unknown_currency", "currency", "Choose a currency.");
const invalidDays = wrong(
  "invalid_days",
  "days",
  `Enter a whole number of working days, from 1 to ${workingDaysMax}.`,
);

function wrong(code: string, field: string, message: string): Refused {
  return refuse({ code, message, status: 422, field });
}
