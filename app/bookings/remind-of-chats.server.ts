import { sql } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import { sendChatMailJob } from "#app/bookings/send-chat-mail.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

/** Or at once, where the time was set later than that. */
const remindBeforeMs = dayMs;

/** One statement marks and queues, so two workers never remind twice. */
export async function remindOfChats(now: Date): Promise<void> {
  const until = new Date(now.getTime() + remindBeforeMs);
  await db.execute(sql`
    with near as (
      update ${bookings} set reminded_at = ${now.toISOString()}::timestamptz
      where state = 'confirmed' and reminded_at is null
        and starts_at > ${now.toISOString()}::timestamptz and starts_at <= ${until.toISOString()}::timestamptz
      returning id, sequence
    )
    select graphile_worker.add_job(
      ${sendChatMailJob.name},
      json_build_object('about', 'reminder', 'bookingId', id::text, 'sequence', sequence),
      job_key => ${`${sendChatMailJob.name} reminder `} || id::text || ' ' || sequence::text,
      max_attempts => 8
    ) from near`);
}
