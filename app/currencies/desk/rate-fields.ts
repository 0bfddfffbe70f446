import { isDay } from "#app/platform/dates.ts";
import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { readAs, readBy } from "#app/forms/fields.ts";
import { parseDecimal } from "#app/money/rounding.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";

/** Units per dollar, and their date. */
export function rateFields({ today }: { today: string }) {
  return z.object({
    per_usd: readAs(readPerUsd, "Enter units for one dollar in figures, such as 96.0853."),
    as_of: readBy((typed) => readDay(typed, today)),
    reason: reasonText,
  });
}

export type RateFields = z.output<ReturnType<typeof rateFields>>;

/** `seen`: the rate in force that the page showed, empty for none. */
export const decisionFields = z.object({
  rate: z
    .string()
    .default("")
    .transform((typed) => (/^\d{1,15}$/.test(typed) ? Number(typed) : 0)),
  seen: z.string().default(""),
});

function readPerUsd(typed: string): string | null {
  const perUsd = typed.replace(/^0+(?=\d)/, "");
  const isRate = /^\d{1,9}(\.\d{1,8})?$/.test(perUsd) && parseDecimal(perUsd).digits !== 0n;
  return isRate ? perUsd : null;
}

function readDay(typed: string, today: string): Outcome<string> {
  if (!isDay(typed)) return invalidDay("Enter the day that the rate is of.");
  return typed > today ? invalidDay("A rate is of today or of a day before.") : done(typed);
}

export function invalidDay(message: string): Refused {
  return refuse({ code: "invalid_rate", message, status: 422, field: "as_of" });
}
