import { and, eq, gt, inArray, sql } from "drizzle-orm";

import { notBooked, sessionChanged } from "#app/cases/sessions/appointment-refusals.ts";
import { remindedBy } from "#app/cases/sessions/appointment-reminder.ts";
import { type AppointmentState, checkStart, isAsking } from "#app/cases/sessions/appointment.ts";
import { endOf } from "#app/cases/sessions/book-appointment.server.ts";
import type { Appointment } from "#app/cases/sessions/find-appointments.server.ts";
import { onceAtATime } from "#app/cases/sessions/once-at-a-time.server.ts";
import { everyoneExcept, queueAppointmentMails } from "#app/cases/sessions/queue-appointment-mail.server.ts";
import { appointments } from "#app/cases/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type By = { by: string; now: Date };

export type AppointmentPlace = { counsellorId: UserId; startsAt: Date; minutes: number; meetingLink: string };

/** The caller holds the lock. A new time answers the customer's request. `seen`: the sequence the page showed. */
export async function moveAppointment(
  tx: Transaction,
  before: Appointment,
  { to, seen, by, now }: By & { to: AppointmentPlace; seen: number },
): Promise<Outcome<Appointment>> {
  if (before.state !== "booked") return notBooked(before.state);
  const { counsellorId, startsAt, meetingLink } = to;
  const endsAt = endOf(startsAt, to.minutes);
  const sameStart = startsAt.getTime() === before.startsAt.getTime();
  const sameTime = sameStart && endsAt.getTime() === before.endsAt.getTime();
  if (sameTime && counsellorId === before.counsellorId && meetingLink === before.meetingLink) {
    return done(before);
  }
  if (before.sequence !== seen) return sessionChanged;
  const start = sameStart ? done(startsAt) : checkStart(startsAt, now);
  if (!start.ok) return start;
  const given = isAsking(before) && !sameStart ? { otherTimeAnsweredAt: now } : {};
  const reminded = sameStart ? {} : { remindedAt: remindedBy(startsAt, now) };
  const moved = await onceAtATime(tx, [before.customerId, before.counsellorId, counsellorId], (savepoint) =>
    change(savepoint, before, { counsellorId, startsAt, endsAt, meetingLink, ...given, ...reminded }, true),
  );
  if (!moved.ok) return moved;
  const left =
    before.counsellorId === counsellorId || before.counsellorId === by ? [] : [before.counsellorId];
  await queueAppointmentMails(tx, [
    ...everyoneExcept(by, "moved", moved.value),
    ...left.map((userId) => ({ about: "handed_on" as const, appointment: moved.value, userId })),
  ]);
  return moved;
}

export async function keepAppointment(
  tx: Transaction,
  before: Appointment,
  { text, now }: { text: string; now: Date },
): Promise<Outcome<Appointment>> {
  if (before.otherTimeAnsweredAt && before.deskReason === text) return done(before);
  if (!isAsking(before)) return notAsking;
  const kept = await change(tx, before, { otherTimeAnsweredAt: now, deskReason: text }, false);
  await queueAppointmentMails(tx, [{ about: "kept", appointment: kept, userId: kept.customerId }]);
  return done(kept);
}

/** The caller holds the lock. The session can be booked again. */
export async function cancelAppointment(
  tx: Transaction,
  before: Appointment,
  { text, by }: { text: string; by: string },
): Promise<Outcome<Appointment>> {
  if (before.state === "cancelled" && before.deskReason === text) return done(before);
  if (before.state !== "booked") return notBooked(before.state);
  const cancelled = await change(tx, before, { state: "cancelled", deskReason: text }, true);
  await queueAppointmentMails(tx, everyoneExcept(by, "cancelled", cancelled));
  return done(cancelled);
}

/** The caller holds the lock. Only once it has begun. */
export async function endAppointment(
  tx: Transaction,
  before: Appointment,
  { as: end, now }: { as: Extract<AppointmentState, "held" | "no_show">; now: Date },
): Promise<Outcome<Appointment>> {
  if (before.state === end) return done(before);
  if (before.state !== "booked") return notBooked(before.state);
  if (before.startsAt > now) return stillToCome;
  return done(await change(tx, before, { state: end }, false));
}

export async function cancelAppointmentsOfItems(
  tx: Transaction,
  { itemIds, by, now }: By & { itemIds: readonly OrderItemId[] },
): Promise<void> {
  if (itemIds.length === 0) return;
  const cancelled = await tx
    .update(appointments)
    .set({ state: "cancelled", sequence: sql`${appointments.sequence} + 1` })
    .where(
      and(
        inArray(appointments.itemId, [...itemIds]),
        eq(appointments.state, "booked"),
        gt(appointments.startsAt, now),
      ),
    )
    .returning();
  await queueAppointmentMails(
    tx,
    cancelled.flatMap((one) => everyoneExcept(by, "cancelled", one)),
  );
}

type Changed = Partial<typeof appointments.$inferInsert>;

/** Calendars accept an update only with a higher sequence. */
async function change(
  tx: Transaction,
  { id, sequence }: Appointment,
  values: Changed,
  forCalendars: boolean,
): Promise<Appointment> {
  const [changed] = await tx
    .update(appointments)
    .set({ ...values, sequence: forCalendars ? sequence + 1 : sequence })
    .where(eq(appointments.id, id))
    .returning();
  invariant(changed, `appointment ${id} was locked`);
  return changed;
}

const stillToCome = refuse({
  code: "still_to_come",
  message: "This session is still to come. Say how it went once it has begun.",
  status: 409,
});

const notAsking = refuse({
  code: "not_asking",
  message: "Nobody waits for another time for this session any more. Nothing was changed.",
  status: 409,
});
