import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { enqueueEach, job } from "#app/platform/job.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

const schema = z.object({
  to: UserId,
  about: z.enum(["refund", "cancellation", "guarantee", "credit", "by_hand"]),
  what: z.enum(["asked", "made"]),
  id: z.uuid(),
  by: UserId,
  amount: z.string(),
  path: z.string(),
});
type OwnerNote = z.infer<typeof schema>;

/** When one person refunds or credits so much that another must approve. */
export const sendOwnerNoteJob = job({
  name: "send-owner-note",
  schema,
  key: ({ about, what, id, to }) => `${about} ${what} ${id} ${to}`,
});

/** One job per owner, so a failing mail is retried alone. */
export async function queueOwnerNote(tx: Db, note: Omit<OwnerNote, "to">): Promise<void> {
  const owners = await tx.select({ to: staff.userId }).from(staff).where(isOwner);
  await enqueueEach(
    tx,
    sendOwnerNoteJob,
    owners.map(({ to }) => ({ ...note, to })),
  );
}

export async function sendOwnerNote({ to, about, what, by, amount, path }: OwnerNote): Promise<void> {
  const [still] = await db
    .select({ id: staff.userId })
    .from(staff)
    .where(and(isOwner, eq(staff.userId, to)));
  const owner = still && (await findCustomer(db, to));
  if (!owner) return;
  const who = await findCustomer(db, by);
  const name = who ? fullName(who) : "Somebody at the desk";
  const thing = things[about];
  const subject =
    what === "asked"
      ? `A ${thing} of ${amount} is waiting for a second person`
      : `A ${thing} of ${amount} was approved`;
  const sentence =
    what === "asked"
      ? `${name} asked for a ${thing} of ${amount}. It is above what one person does alone, so it is waiting for someone else.`
      : `${name} approved a ${thing} of ${amount} that somebody else had asked for.`;
  const body = [`Hello ${owner.firstName},`, sentence, `You see it here: ${env().SITE_URL}${path}`];
  await sendMail({ to: owner.email, subject, body: body.join("\n\n") });
}

const isOwner = and(eq(staff.role, "owner"), isNull(staff.endedAt));

const things = {
  refund: "refund",
  cancellation: "refund for a cancellation",
  guarantee: "refund under the guarantee",
  credit: "wallet credit",
  by_hand: "refund by bank transfer",
} as const;
