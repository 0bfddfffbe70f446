import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { z } from "zod";

import { accountNoteKinds, accountNoteWords } from "#app/accounts/account-note-words.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

/** The job that tells a customer by mail what was changed about how they log in. */
export const sendAccountNoteTask = "send-account-note";

/** The address is named, not looked up: it may be the one that is no longer the account's. */
const payload = z.object({
  kind: z.enum(accountNoteKinds),
  to: z.string(),
  name: z.string(),
  detail: z.string().default(""),
});
type AccountNote = z.input<typeof payload>;

export async function queueAccountNote(tx: Db, note: AccountNote): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${sendAccountNoteTask}, ${JSON.stringify(note)}::json,
      job_key => ${`${sendAccountNoteTask} ${randomUUID()}`}, max_attempts => 8)`,
  );
}

export async function sendAccountNote(job: unknown): Promise<void> {
  const { kind, to, name, detail } = payload.parse(job);
  const { SITE_NAME, SITE_URL } = env();
  const words = accountNoteWords(kind, { detail, siteName: SITE_NAME, siteUrl: SITE_URL });
  const body = [`Hello ${name},`, ...words.sentences].join("\n\n");
  await sendMail({ to, subject: words.subject, body });
}

const lostDays = 7;

/**
 * A note that could not be sent stands in the queue with its name and address. It goes with the account of that address,
 * and in any case once it was there long enough for somebody to see it.
 */
export async function eraseLostNotes(tx: Db, { to }: { to?: string } = {}): Promise<void> {
  const which =
    to === undefined ? sql`updated_at < now() - make_interval(days => ${lostDays})` : toAddress(to);
  await tx.execute(sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${sendAccountNoteTask} and locked_at is null
      and attempts >= max_attempts and ${which}`);
}

const toAddress = (address: string) => sql`payload->>'to' = ${address}`;
