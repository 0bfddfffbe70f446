import { parseDecimal } from "#app/money/rounding.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";

export type TypedRate = { per_usd: string; as_of: string };

/** A rate as it is entered: units for one dollar, and the day it is of. Refuses with `invalid_rate`, naming the field. */
export function readRate(
  typed: TypedRate,
  { today, inForce }: { today: string; inForce: { asOf: string } | null },
): Outcome<{ perUsd: string; asOf: string }> {
  const perUsd = typed.per_usd.replace(/^0+(?=\d)/, "");
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(perUsd) || parseDecimal(perUsd).digits === 0n) {
    return invalid("per_usd", "Enter units for one dollar in figures, such as 96.0853.");
  }
  const asOf = typed.as_of;
  if (!isDay(asOf)) return invalid("as_of", "Enter the day that the rate is of.");
  if (asOf > today) return invalid("as_of", "A rate is of today or of a day before.");
  if (inForce && asOf < inForce.asOf) {
    return invalid("as_of", "The rate in force is of a later day. Enter one of that day or after it.");
  }
  return done({ perUsd, asOf });
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function invalid(field: string, message: string): Refused {
  return refuse({ code: "invalid_rate", message, status: 422, field });
}
