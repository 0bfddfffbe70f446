import { z } from "zod";

import { deliveryDaysMax, pauseTextMax } from "#app/catalog/desk/sale-limits.ts";
import { hidden, orNull, readAs, readBy, ticked, wholeNumber } from "#app/forms/fields.ts";
import { reasonText } from "#app/desk/reason.ts";
import { dayAfter, isDay, utcDay } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

export const pauseFields = z.object({
  paused_text: readBy(readPauseText),
  resumes_on: orNull(
    readAs(
      (typed) => (isDay(typed) && typed > utcDay(new Date()) ? typed : null),
      "Choose a day after today, or leave it empty.",
    ),
  ),
});

export const deliveryFields = z.object({
  days: workingDaysText(),
  lightning_days: orNull(workingDaysText()),
  starts_on: readAs(
    (typed) => (isDay(typed) && typed > utcDay(new Date()) && typed < furthestDay() ? typed : null),
    "Choose a day from tomorrow on, within two years.",
  ),
  reason: reasonText,
});

export const withdrawnDeliveryFields = z.object({ starts_on: hidden, reason: reasonText });

export const couponsFields = z.object({ takes_coupons: ticked });

function workingDaysText() {
  return wholeNumber(
    { from: 1, to: deliveryDaysMax },
    `Write a whole number of working days from 1 to ${deliveryDaysMax}.`,
  );
}

function furthestDay(): string {
  return dayAfter(utcDay(new Date()), 731);
}

function readPauseText(typed: string): Outcome<string> {
  const text = plainLine(typed.slice(0, 20 * pauseTextMax));
  const length = readersLength(text);
  if (length >= 3 && length <= pauseTextMax) return done(text);
  return refuse({
    code: "missing_sentence",
    message: `Say to customers why, in 3 to ${pauseTextMax} characters.`,
    status: 422,
    field: "paused_text",
  });
}
