import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { lockDiaries } from "#app/bookings/once-at-a-time.server.ts";
import { clockText, weekdayName, type WorkingHours } from "#app/bookings/slots/working-hours.ts";
import { workingHours } from "#app/bookings/tables.server.ts";
import { lockColleague } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { notAtDesk } from "#app/desk/people-refusals.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** In the order of the week. */
export async function listHours(tx: Db, userId: UserId): Promise<(WorkingHours & { id: string })[]> {
  return tx
    .select()
    .from(workingHours)
    .where(eq(workingHours.userId, userId))
    .orderBy(asc(workingHours.weekday), asc(workingHours.fromMinute));
}

/** Those of them whom customers can book. */
export async function whoHasHours(tx: Db, userIds: readonly UserId[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const found = await tx
    .selectDistinct({ userId: workingHours.userId })
    .from(workingHours)
    .where(inArray(workingHours.userId, [...userIds]));
  return new Set(found.map(({ userId }) => userId));
}

type Hours = { weekdays: readonly number[]; fromMinute: number; toMinute: number };

/** What is there already stays. Bookings that are made stay where they are, whatever the hours become. */
export async function addHours({
  member,
  userId,
  hours: { weekdays, fromMinute, toMinute },
  now,
}: {
  member: Member;
  userId: UserId;
  hours: Hours;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_hours", { own: userId === member.id })) return notAllowed;
  if (fromMinute >= toMinute) return notInOrder;
  return allOrNothing(db, async (tx) => {
    if (!(await lockColleague(tx, userId))) return notAtDesk;
    await lockDiaries(tx, [userId]);
    const known = await listHours(tx, userId);
    const added = weekdays
      .map((weekday) => ({ weekday, fromMinute, toMinute }))
      .filter((one) => !known.some((other) => isSame(one, other)));
    if (added.some((one) => known.some((other) => overlaps(one, other)))) return overlapping;
    if (added.length === 0) return done(undefined);
    await tx.insert(workingHours).values(added.map((one) => ({ ...one, id: randomUUID(), userId })));
    const after = { hours: added.map(hoursText) };
    const subject = { kind: "person", id: userId };
    await recordAuditEvent(tx, { actor: member, event: "hours_added", subject, after, now });
    return done(undefined);
  });
}

export async function removeHours({
  member,
  userId,
  hoursId,
  now,
}: {
  member: Member;
  userId: UserId;
  hoursId: string;
  now: Date;
}): Promise<Outcome<void>> {
  if (!may(member.role, "change_hours", { own: userId === member.id })) return notAllowed;
  return allOrNothing(db, async (tx) => {
    const found = (await listHours(tx, userId)).find(({ id }) => id === hoursId);
    if (!found) return unknownHours;
    const [removed] = await tx
      .delete(workingHours)
      .where(and(eq(workingHours.id, found.id), eq(workingHours.userId, userId)))
      .returning();
    if (!removed) return unknownHours;
    const before = { hours: [hoursText(found)] };
    const subject = { kind: "person", id: userId };
    await recordAuditEvent(tx, { actor: member, event: "hours_removed", subject, before, now });
    return done(undefined);
  });
}

function isSame(one: WorkingHours, other: WorkingHours): boolean {
  return (
    one.weekday === other.weekday && one.fromMinute === other.fromMinute && one.toMinute === other.toMinute
  );
}

function overlaps(one: WorkingHours, other: WorkingHours): boolean {
  return one.weekday === other.weekday && one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;
}

function hoursText({ weekday, fromMinute, toMinute }: WorkingHours): string {
  return `${weekdayName(weekday)} ${clockText(fromMinute)} to ${clockText(toMinute)}`;
}

const notInOrder = refuse({
  code: "invalid_choice",
  message: "The end is not after the start.",
  status: 422,
  field: "until",
});

const overlapping = refuse({
  code: "overlaps",
  message: "Other hours of this person overlap these. Remove those first.",
  status: 409,
  field: "from",
});

const unknownHours = refuse({
  code: "unknown_hours",
  message: "These hours no longer exist.",
  status: 404,
});
