import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

/** The job that tells the owners of much money that one person gives back or credits, and another has to approve. */
export const sendOwnerNoteTask = "send-owner-note";

const payload = z.object({
  about: z.enum(["refund", "cancellation", "credit", "by_hand"]),
  what: z.enum(["asked", "made"]),
  id: z.uuid(),
  by: z.string(),
  /** In words, such as `$600.00`. */
  amount: z.string(),
  /** Where it is looked at, from the site's address. */
  path: z.string(),
});
type OwnerNote = z.infer<typeof payload>;

export async function queueOwnerNote(tx: Db, note: OwnerNote): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${sendOwnerNoteTask}, ${JSON.stringify(note)}::json,
      job_key => ${`${sendOwnerNoteTask} ${note.about} ${note.what} ${note.id}`}, max_attempts => 8)`,
  );
}

export async function sendOwnerNote(job: unknown): Promise<void> {
  const { about, what, by, amount, path } = payload.parse(job);
  const owners = await db
    .select({ id: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "owner"), isNull(staff.endedAt)));
  const who = await findCustomer(db, by);
  const name = who ? `${who.firstName} ${who.lastName}` : "Somebody at the desk";
  const thing = things[about];
  const subject =
    what === "asked"
      ? `A ${thing} of ${amount} waits for a second person`
      : `A ${thing} of ${amount} was approved`;
  const sentence =
    what === "asked"
      ? `${name} asked for a ${thing} of ${amount}. It is above what one person does alone, so it waits for somebody else.`
      : `${name} approved a ${thing} of ${amount} that somebody else had asked for.`;
  for (const { id } of owners) {
    const owner = await findCustomer(db, id);
    if (!owner) continue;
    const body = [`Hello ${owner.firstName},`, sentence, `You see it here: ${env().SITE_URL}${path}`];
    await sendMail({ to: owner.email, subject, body: body.join("\n\n") });
  }
}

const things = {
  refund: "refund",
  cancellation: "refund for a cancellation",
  credit: "wallet credit",
  by_hand: "refund by bank transfer",
} as const;
