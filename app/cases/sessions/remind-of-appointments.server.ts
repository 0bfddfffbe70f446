import { sql } from "drizzle-orm";

import { remindBeforeMs } from "#app/cases/sessions/appointment-reminder.ts";
import { cancelAppointmentsOfItems } from "#app/cases/sessions/change-appointment.server.ts";
import { itemsWithSessionsAhead } from "#app/cases/sessions/find-appointments.server.ts";
import { sendAppointmentMailJob } from "#app/cases/sessions/queue-appointment-mail.server.ts";
import { appointments } from "#app/cases/tables.server.ts";
import { findEndedItems } from "#app/orders/items/find-ended-items.server.ts";
import { db } from "#app/platform/db.server.ts";

/** One statement marks and queues, so two workers never remind twice. */
export async function remindOfAppointments(now: Date): Promise<void> {
  const until = new Date(now.getTime() + remindBeforeMs);
  await db.execute(sql`
    with near as (
      update ${appointments} set reminded_at = ${now.toISOString()}::timestamptz
      where state = 'booked' and reminded_at is null
        and starts_at > ${now.toISOString()}::timestamptz and starts_at <= ${until.toISOString()}::timestamptz
      returning id, sequence, customer_id
    )
    select graphile_worker.add_job(
      ${sendAppointmentMailJob.name},
      json_build_object('about', 'reminder', 'appointmentId', id::text, 'sequence', sequence, 'userId', customer_id),
      job_key => ${`${sendAppointmentMailJob.name} reminder `} || id::text || ' ' || sequence::text,
      max_attempts => 8
    ) from near`);
}

export async function cancelSessionsOfEndedItems(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await findEndedItems(tx, await itemsWithSessionsAhead(tx, now));
    await cancelAppointmentsOfItems(tx, { itemIds: ended, by: "system", now });
  });
}
