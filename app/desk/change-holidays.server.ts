import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { checkHoliday, type Days, overlapping, todayIn, unknownHoliday } from "#app/desk/holiday.ts";
import { findHoliday, holidaysBetween } from "#app/desk/holidays.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { notAtDesk } from "#app/desk/people-refusals.ts";
import { may } from "#app/desk/permissions.ts";
import { staff, staffHolidays } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export async function addHoliday({
  member,
  userId,
  days,
  now,
}: {
  member: Member;
  userId: UserId;
  days: Days;
  now: Date;
}): Promise<Outcome<{ id: string }>> {
  if (!may(member.role, "change_holidays", { own: userId === member.id })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const timeZone = await lockPerson(tx, userId);
    if (timeZone === null) return notAtDesk;
    const ahead = checkHoliday(days, todayIn(timeZone, now));
    if (!ahead.ok) return ahead;
    const period = { userIds: [userId], from: days.startsOn, to: days.endsOn };
    const [other] = await holidaysBetween(tx, period);
    const same = other?.startsOn === days.startsOn && other.endsOn === days.endsOn;
    if (other) return same ? done({ id: other.id }) : overlapping;
    const id = randomUUID();
    await tx.insert(staffHolidays).values({ id, userId, ...days });
    await recordAuditEvent(tx, {
      actor: member,
      event: "holiday_added",
      subject: { kind: "person", id: userId },
      after: { starts_on: days.startsOn, ends_on: days.endsOn },
      now,
    });
    return done({ id });
  });
}

export async function removeHoliday({
  member,
  userId,
  holidayId,
  now,
}: {
  member: Member;
  userId: UserId;
  holidayId: string;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_holidays", { own: userId === member.id })) return notAllowed;
  if (!z.uuid().safeParse(holidayId).success) return unknownHoliday;
  return allOrNothing(db, async (tx) => {
    const timeZone = await lockPerson(tx, userId);
    if (timeZone === null) return notAtDesk;
    const found = await findHoliday(tx, holidayId);
    if (found?.userId !== userId || found.endsOn < todayIn(timeZone, now)) return unknownHoliday;
    await tx.delete(staffHolidays).where(eq(staffHolidays.id, holidayId));
    await recordAuditEvent(tx, {
      actor: member,
      event: "holiday_removed",
      subject: { kind: "person", id: userId },
      before: { starts_on: found.startsOn, ends_on: found.endsOn },
      now,
    });
    return done(undefined);
  });
}

/** Returns their time zone; null for somebody not at the desk. */
async function lockPerson(tx: Transaction, userId: UserId): Promise<string | null> {
  const [found] = await tx
    .select({ timeZone: staff.timeZone })
    .from(staff)
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)))
    .for("no key update");
  return found?.timeZone ?? null;
}
