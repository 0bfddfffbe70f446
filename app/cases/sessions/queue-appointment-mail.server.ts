import { sql } from "drizzle-orm";
import { z } from "zod";

import { appointmentNews } from "#app/cases/sessions/appointment-mail-words.ts";
import type { Appointment } from "#app/cases/sessions/find-appointments.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** The job that tells a customer or a counsellor of a session. What was written about it is read when it is sent. */
export const sendAppointmentMailTask = "send-appointment-mail";

export const appointmentMail = z.object({
  about: z.enum(appointmentNews),
  appointmentId: z.uuid(),
  /** Of the time it is about: once another is set, there is a mail of its own. */
  sequence: z.number().int(),
  /** Whom it goes to: the customer, or somebody at the desk. */
  userId: z.string(),
});
export type AppointmentMail = z.infer<typeof appointmentMail>;

/** About whom and to whom: what is written in one go is queued in one go. */
type ToBeTold = {
  about: AppointmentMail["about"];
  appointment: Pick<Appointment, "id" | "sequence">;
  userId: string;
};

export async function queueAppointmentMails(tx: Db, told: readonly ToBeTold[]): Promise<void> {
  if (told.length === 0) return;
  const mails = told.map(({ about, appointment: { id, sequence }, userId }): AppointmentMail => {
    return { about, appointmentId: id, sequence, userId };
  });
  await tx.execute(
    sql`select graphile_worker.add_job(${sendAppointmentMailTask}, mail,
      job_key => concat_ws(' ', ${sendAppointmentMailTask}::text, mail ->> 'about', mail ->> 'appointmentId',
        mail ->> 'sequence', mail ->> 'userId'),
      max_attempts => 8) from json_array_elements(${JSON.stringify(mails)}::json) mail`,
  );
}

/** The customer, and the counsellor if it was not they who did it. */
export function bothBut(by: string, about: AppointmentMail["about"], appointment: Appointment): ToBeTold[] {
  return [appointment.customerId, appointment.counsellorId]
    .filter((userId) => userId !== by)
    .map((userId) => ({ about, appointment, userId }));
}
