import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { z } from "zod";

import { accountNoteKinds, accountNoteText } from "#app/accounts/account-note-text.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

/** The address is passed on, not looked up: the account may already have another. */
const schema = z.object({
  kind: z.enum(accountNoteKinds),
  to: z.string(),
  name: z.string(),
  detail: z.string().default(""),
});
type AccountNote = z.output<typeof schema>;

export const sendAccountNoteJob = job({ name: "send-account-note", schema, key: () => randomUUID() });

export async function queueAccountNote(tx: Db, note: z.input<typeof schema>): Promise<void> {
  await enqueue(tx, sendAccountNoteJob, schema.parse(note));
}

export async function sendAccountNote({ kind, to, name, detail }: AccountNote): Promise<void> {
  const { SITE_NAME, SITE_URL } = env();
  const text = accountNoteText(kind, { detail, siteName: SITE_NAME, siteUrl: SITE_URL });
  const body = [`Hello ${name},`, ...text.sentences].join("\n\n");
  await sendMail({ to, subject: text.subject, body });
}

const lostDays = 7;

/** A failed note stays in the queue with a name and address, so it is erased with the account or after a while. */
export async function eraseLostNotes(tx: Db, { to }: { to?: string } = {}): Promise<void> {
  const which =
    to === undefined ? sql`updated_at < now() - make_interval(days => ${lostDays})` : toAddress(to);
  await tx.execute(sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${sendAccountNoteJob.name} and locked_at is null
      and attempts >= max_attempts and ${which}`);
}

const toAddress = (address: string) => sql`payload->>'to' = ${address}`;
