import { href } from "react-router";

import { eq } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { caseMessages } from "#app/cases/tables.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

export const sendMessageMailJob = job({
  name: "send-message-mail",
  schema: z.object({ messageId: z.number().int() }),
  key: ({ messageId }) => String(messageId),
});

export async function queueMessageMail(tx: Db, messageId: number): Promise<void> {
  await enqueue(tx, sendMessageMailJob, { messageId });
}

/** To the customer. Never quotes the message: it stays between the two sides. */
export async function sendMessageMail({ messageId }: { messageId: number }): Promise<void> {
  const [message] = await db
    .select({ itemId: caseMessages.itemId, authorId: caseMessages.authorId })
    .from(caseMessages)
    .where(eq(caseMessages.id, messageId));
  // Erased with its customer's account.
  if (!message) return;
  const item = await findItem(db, message.itemId);
  invariant(item, `item ${message.itemId} is there`);
  const person = await findCustomer(db, item.userId);
  invariant(person, `person ${item.userId} is there`);
  const author = (await namePeople(db, [message.authorId])).get(message.authorId);
  const [heading = ""] = await nameServices([item.configuration]);
  const name = orderName(item.number);
  const who = author?.firstName ?? "Your counsellor";
  const { SITE_NAME, SITE_URL } = env();
  const path = href("/account/services/:itemId", { itemId: item.id });
  await sendMail({
    to: person.email,
    about: { userId: item.userId, itemId: item.id },
    subject: `${heading}, order ${name}: a new message`,
    body: [
      `Hello ${person.firstName},`,
      `${who} has written to you about “${heading}”, order ${name}.`,
      `Read it and answer: ${SITE_URL}${path}#conversation`,
      SITE_NAME,
    ].join("\n\n"),
  });
}
