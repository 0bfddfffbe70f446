import { z } from "zod";

import { appointmentNews } from "#app/cases/sessions/appointment-mail-text.ts";
import type { Appointment } from "#app/cases/sessions/find-appointments.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";

const schema = z.object({
  about: z.enum(appointmentNews),
  appointmentId: z.uuid(),
  /** A mail about an older time is dropped. */
  sequence: z.number().int(),
  userId: UserId,
});
export type AppointmentMail = z.infer<typeof schema>;

/** Words are read on sending, not queued. */
export const sendAppointmentMailJob = job({
  name: "send-appointment-mail",
  schema,
  key: ({ about, appointmentId, sequence, userId }) => `${about} ${appointmentId} ${sequence} ${userId}`,
});

type ToBeTold = {
  about: AppointmentMail["about"];
  appointment: Pick<Appointment, "id" | "sequence">;
  userId: UserId;
};

export async function queueAppointmentMails(tx: Db, told: readonly ToBeTold[]): Promise<void> {
  const mails = told.map(({ about, appointment: { id, sequence }, userId }): AppointmentMail => {
    return { about, appointmentId: id, sequence, userId };
  });
  await enqueueEach(tx, sendAppointmentMailJob, mails);
}

/** The customer, and the counsellor unless they did it. */
export function everyoneExcept(
  by: string,
  about: AppointmentMail["about"],
  appointment: Appointment,
): ToBeTold[] {
  return [appointment.customerId, appointment.counsellorId]
    .filter((userId) => userId !== by)
    .map((userId) => ({ about, appointment, userId }));
}
