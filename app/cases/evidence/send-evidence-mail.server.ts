import { href } from "react-router";

import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { evidenceMailText } from "#app/cases/evidence/evidence-mail-text.ts";
import { evidenceProgress } from "#app/cases/evidence/evidence-list.ts";
import { loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

const told = z.object({ about: z.enum(["sent", "reviewed"]), itemId: OrderItemId });
type Told = z.infer<typeof told>;

export const evidenceMailJob = job({
  name: "evidence-mail",
  schema: told,
  key: ({ about, itemId }) => `${about} ${itemId}`,
});

/** People go through a list in one sitting: the mail waits until they have been quiet for so long. */
const quietMinutes = 10;

export async function queueEvidenceMail(tx: Db, mail: Told, now: Date): Promise<void> {
  await enqueue(tx, evidenceMailJob, mail, { runAt: new Date(now.getTime() + quietMinutes * minuteMs) });
}

/** Says how the list stands by then. Never quotes a note. */
export async function sendEvidenceMail({ about, itemId }: Told): Promise<void> {
  const item = await findItem(db, itemId);
  if (!item) return;
  const toCustomer = about === "reviewed";
  const receiver = toCustomer ? item.userId : item.assignedTo;
  // Unassigned: the counsellor who takes it sees the list.
  const person = receiver === null ? null : await findCustomer(db, receiver);
  if (!person) return;
  const { groups } = await loadEvidence(db, item);
  const [heading = ""] = await nameServices([item.configuration]);
  const { subject, sentence } = evidenceMailText(about, heading, evidenceProgress(groups));
  const { SITE_NAME, SITE_URL } = env();
  const path = toCustomer
    ? href("/account/services/:itemId/evidence", { itemId })
    : href("/staff/work/:itemId/evidence", { itemId });
  await sendMail({
    to: person.email,
    ...(toCustomer && { about: { userId: item.userId, itemId: item.id } }),
    subject: `${heading}, order ${orderName(item.number)}: ${subject}`,
    body: [`Hello ${person.firstName},`, sentence, `${SITE_URL}${path}`, SITE_NAME].join("\n\n"),
  });
}
