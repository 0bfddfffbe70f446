import { sql } from "drizzle-orm";

import { sendAccountNote, sendAccountNoteJob } from "#app/accounts/send-account-note.server.ts";
import { db } from "#app/platform/db.server.ts";

export type QueuedNote = { kind: string; to: string; name: string; detail?: string };

export async function sendQueuedNotes(): Promise<QueuedNote[]> {
  const { rows } = await db.execute<{ payload: QueuedNote }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${sendAccountNoteJob.name}
      returning payload, _private_jobs.id`,
  );
  for (const { payload } of rows) await sendAccountNote(sendAccountNoteJob.parse(payload));
  return rows.map(({ payload }) => payload);
}
