import { z } from "zod";

import { checkEmail } from "#app/accounts/registration/registration.ts";
import { daysFrom, holidayDaysMax } from "#app/desk/holiday.ts";
import { unknownRole } from "#app/desk/people-refusals.ts";
import { staffRoles } from "#app/desk/permissions.ts";
import { isTimeZone } from "#app/desk/time-zones.ts";
import { hidden, orNull, ticked } from "#app/forms/fields.ts";
import { UserId } from "#app/platform/ids.ts";

const role = z.enum(staffRoles, unknownRole.refusal.message);
const day = z.iso.date({ error: "Enter a day of the calendar.", abort: true });
const person = hidden.pipe(UserId);

export const inviteFields = z.object({
  email: z
    .string()
    .default("")
    .transform((typed, context) => {
      const checked = checkEmail(typed);
      if (checked.ok) return checked.email;
      context.addIssue(checked.fault);
      return z.NEVER;
    }),
  role,
});

export const sendAgainFields = z.object({ about: hidden, sent_times: z.coerce.number().int().catch(0) });

export const withdrawFields = z.object({ about: hidden });

export const changeRoleFields = z.object({ about: person, from: hidden, role });

export const endRoleFields = z.object({ about: person, from: hidden, to: orNull(UserId) });

export const zoneFields = z.object({
  time_zone: z.string().default("").refine(isTimeZone, "Choose a time zone from the list."),
});

export const holidayFields = z
  .object({ starts_on: day, ends_on: day })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
    error: "The last day is before the first.",
    path: ["ends_on"],
  })
  .refine(({ starts_on, ends_on }) => daysFrom(starts_on, ends_on) < holidayDaysMax, {
    error: `A holiday has ${holidayDaysMax} days at most.`,
    path: ["ends_on"],
  });

export const removeHolidayFields = z.object({ holiday: hidden });

export const reassignFields = z.object({ part: hidden, to: hidden, along: ticked });
