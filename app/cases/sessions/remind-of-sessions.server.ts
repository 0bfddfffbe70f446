import { sql } from "drizzle-orm";

import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { remindBeforeMs } from "#app/cases/sessions/session.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** One statement marks and queues, so two workers never remind twice. */
export async function remindOfSessions(now: Date): Promise<void> {
  const until = new Date(now.getTime() + remindBeforeMs);
  await db.execute(sql`
    with near as (
      update ${caseSessions} set reminded_at = ${now.toISOString()}::timestamptz
      where state = 'booked' and reminded_at is null
        and starts_at > ${now.toISOString()}::timestamptz and starts_at <= ${until.toISOString()}::timestamptz
      returning id, sequence, customer_id
    )
    select graphile_worker.add_job(
      ${sendSessionMailJob.name},
      json_build_object('about', 'reminder', 'sessionId', id::text, 'sequence', sequence, 'userId', customer_id),
      job_key => ${`${sendSessionMailJob.name} reminder `} || id::text || ' ' || sequence::text,
      max_attempts => 8
    ) from near`);
}
