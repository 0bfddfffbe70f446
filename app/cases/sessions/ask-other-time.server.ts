import { eq } from "drizzle-orm";

import { notBooked, unknownAppointment } from "#app/cases/sessions/appointment-refusals.ts";
import { askHoursBeforeMin } from "#app/cases/sessions/appointment-limits.ts";
import { isEarlyEnough, readAppointmentText } from "#app/cases/sessions/appointment.ts";
import { type Appointment, lockAppointment } from "#app/cases/sessions/find-appointments.server.ts";
import { queueAppointmentMails } from "#app/cases/sessions/queue-appointment-mail.server.ts";
import { appointments } from "#app/cases/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type OtherTimeRequest = {
  userId: UserId;
  itemId: OrderItemId;
  appointmentId: string;
  text: string;
  now: Date;
};

/** Allowed once; mails the counsellor. */
export async function askOtherTime({
  userId,
  itemId,
  appointmentId,
  text: typed,
  now,
}: OtherTimeRequest): Promise<Outcome<Appointment>> {
  const text = readAppointmentText(typed);
  return allOrNothing(db, async (tx) => {
    const before = await lockAppointment(tx, appointmentId);
    if (before?.customerId !== userId || before.itemId !== itemId) return unknownAppointment;
    if (!text.ok) return text;
    // The button was pressed twice.
    if (before.otherTimeAskedAt && before.otherTimeReason === text.value) return done(before);
    if (before.state !== "booked") return notBooked(before.state);
    if (before.otherTimeAskedAt) return askedBefore;
    if (!isEarlyEnough(before.startsAt, now)) return tooLate;
    const [asked] = await tx
      .update(appointments)
      .set({ otherTimeAskedAt: now, otherTimeReason: text.value })
      .where(eq(appointments.id, before.id))
      .returning();
    invariant(asked, `appointment ${before.id} was locked`);
    await queueAppointmentMails(tx, [{ about: "asked", appointment: asked, userId: asked.counsellorId }]);
    return done(asked);
  });
}

const askedBefore = refuse({
  code: "asked_before",
  message:
    "You have asked for another time for this session, which can be done once. If this one does not suit you either, write to us in the conversation on this page.",
  status: 409,
});

const tooLate = refuse({
  code: "too_late",
  message: `Another time can be asked for until ${askHoursBeforeMin} hours before a session. Write to us in the conversation on this page.`,
  status: 409,
});
