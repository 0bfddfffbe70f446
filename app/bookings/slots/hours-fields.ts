import { z } from "zod";

import { readClock } from "#app/bookings/slots/working-hours.ts";
import { hidden, readAs, requiredText } from "#app/forms/fields.ts";

/** By value: several days at once, as most people work. */
const weekdaysOf: Record<string, number[]> = {
  "1-5": [1, 2, 3, 4, 5],
  "1-7": [1, 2, 3, 4, 5, 6, 7],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [String(weekday), [weekday]])),
};

const clock = readAs(readClock, "Enter a time, such as 09:30.");

export const addHoursFields = z.object({
  weekdays: readAs(
    (sent) => (Object.hasOwn(weekdaysOf, sent) ? (weekdaysOf[sent] ?? null) : null),
    "Choose a day.",
  ),
  from: clock,
  until: clock,
});

export const removeHoursFields = z.object({ hours: hidden });

export const addFirmHolidayFields = z.object({
  day: z.iso.date("Enter a day of the calendar."),
  name: requiredText(60, "Enter what the day is called.").trim().min(1, "Enter what the day is called."),
});

export const removeFirmHolidayFields = z.object({ day: hidden });
