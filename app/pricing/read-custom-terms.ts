import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse, refuseAll, type Refused } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import type { CustomTerms } from "#app/pricing/custom-service.ts";

export const titleLength = { min: 3, max: 120 };
export const descriptionMax = 1_000;
export const workingDaysMax = 365;

export type CustomTermsFields = Record<keyof CustomTerms, string>;

/**
 * Plain text; reports all faults at once. Refuses: `invalid_title`, `invalid_description`, `unknown_currency`,
 * `invalid_amount`, `invalid_days`.
 */
export function readCustomTerms(typed: CustomTermsFields): Outcome<CustomTerms> {
  const currency = isSupportedCurrency(typed.currency) ? typed.currency : null;
  const title = plainLine(typed.title);
  const length = readersLength(title);
  const description = plainParagraphs(typed.description);
  const amount = currency ? parseAmount(typed.amount, currency) : unknownCurrency;
  const days = /^\d{1,3}$/.test(typed.days.trim()) ? Number(typed.days) : 0;
  const refused = [
    ...(length < titleLength.min || length > titleLength.max ? [invalidTitle] : []),
    ...(readersLength(description) > descriptionMax ? [invalidDescription] : []),
    ...(amount.ok ? [] : [amount]),
    ...(days < 1 || days > workingDaysMax ? [invalidDays] : []),
  ];
  if (currency && amount.ok && refused.length === 0)
    return done({ title, description, amount: String(amount.value), currency, days });
  return refuseAll(refused);
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
