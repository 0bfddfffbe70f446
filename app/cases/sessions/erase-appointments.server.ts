import { and, eq, sql } from "drizzle-orm";

import { everyoneExcept, queueAppointmentMails } from "#app/cases/sessions/queue-appointment-mail.server.ts";
import { appointments } from "#app/cases/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Cancels bookings, tells the counsellors and erases the words. */
export async function eraseAppointments(tx: Transaction, userId: UserId): Promise<void> {
  const own = eq(appointments.customerId, userId);
  const cancelled = await tx
    .update(appointments)
    .set({ state: "cancelled", sequence: sql`${appointments.sequence} + 1` })
    .where(and(own, eq(appointments.state, "booked")))
    .returning();
  await tx.update(appointments).set({ meetingLink: "", otherTimeReason: null, deskReason: null }).where(own);
  await queueAppointmentMails(
    tx,
    cancelled.flatMap((one) => everyoneExcept(userId, "cancelled", one)),
  );
}
