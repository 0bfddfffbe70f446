import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { momentIn } from "#app/desk/zone-time.ts";
import { orNull, readBy } from "#app/forms/fields.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { dayMs } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Clock = { timeZone: string; now: Date };

/** Major units; an empty start means at once. */
export function priceFields(clock: Clock) {
  return z.object({
    inr: readBy((typed) => parseAmount(typed, "INR")),
    usd: readBy((typed) => parseAmount(typed, "USD")),
    startsAt: orNull(readBy((typed) => readStart(typed, clock))),
  });
}

export function newPriceFields(clock: Clock) {
  return priceFields(clock).extend({
    /** The history's version that the owner saw. */
    seen: z.string().default(""),
    /** The large change that is meant, as `priceSummary` writes it. */
    sure: z.string().default(""),
    reason: reasonText,
  });
}

export const withdrawalFields = z.object({ entry: z.string().default(""), reason: reasonText });

export type MeantPrice = z.output<ReturnType<typeof priceFields>>;
export type NewPrice = z.output<ReturnType<typeof newPriceFields>>;

/** Ties the confirm tick to exactly this price. */
export function priceSummary({ inr, usd, startsAt }: MeantPrice): string {
  return `${inr} | ${usd} | ${startsAt?.toISOString() ?? "at once"}`;
}

const aheadMaxMs = 366 * dayMs;

function readStart(typed: string, { timeZone, now }: Clock): Outcome<Date> {
  const startsAt = momentIn(typed, timeZone);
  if (!startsAt) return noMoment;
  if (startsAt <= now) return passed;
  return startsAt.getTime() > now.getTime() + aheadMaxMs ? tooFar : done(startsAt);
}

const noMoment = refuse({
  code: "invalid_choice",
  message:
    "Choose a day and a time, or leave it empty for at once. The hour your clocks skip when they change does not exist.",
  status: 422,
});

const passed = refuse({
  code: "moment_passed",
  message: "That moment has passed. Leave it empty to begin at once.",
  status: 422,
});

const tooFar = refuse({ code: "invalid_choice", message: "A price begins within a year.", status: 422 });
