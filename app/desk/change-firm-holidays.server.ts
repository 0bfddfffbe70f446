import { eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { firmHolidays } from "#app/desk/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { daysFrom, todayIn } from "#app/desk/holiday.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { isDay } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Catches mistyped years. */
const daysAheadMax = 2 * 366;

export async function addFirmHoliday({
  member,
  day,
  name,
  now,
}: {
  member: Member;
  day: string;
  name: string;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_firm_holidays", { own: false })) return notAllowed;
  const ahead = daysFrom(todayIn(member.timeZone, now), day);
  if (ahead < 0 || ahead > daysAheadMax) return notAhead;
  return allOrNothing(db, async (tx) => {
    const added = await tx.insert(firmHolidays).values({ day, name }).onConflictDoNothing().returning();
    if (added.length === 0) return known;
    const after = { day, name };
    await recordAuditEvent(tx, { actor: member, event: "firm_holiday_added", subject, after, now });
    return done(undefined);
  });
}

export async function removeFirmHoliday({
  member,
  day,
  now,
}: {
  member: Member;
  day: string;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_firm_holidays", { own: false })) return notAllowed;
  if (!isDay(day)) return unknownDay;
  return allOrNothing(db, async (tx) => {
    const [before] = await tx.delete(firmHolidays).where(eq(firmHolidays.day, day)).returning();
    if (!before) return unknownDay;
    await recordAuditEvent(tx, { actor: member, event: "firm_holiday_removed", subject, before, now });
    return done(undefined);
  });
}

const subject = { kind: "firm", id: "holidays" };

const notAhead = refuse({
  code: "invalid_date",
  message: "Choose a day from today to two years ahead.",
  status: 422,
  field: "day",
});

const known = refuse({
  code: "known",
  message: "This day is a holiday already.",
  status: 409,
  field: "day",
});

const unknownDay = refuse({
  code: "unknown_holiday",
  message: "This holiday no longer exists.",
  status: 404,
});
