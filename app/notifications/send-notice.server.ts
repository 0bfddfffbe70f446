import { href } from "react-router";

import { eq } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { nameNotices } from "#app/notifications/name-notices.server.ts";
import { stillTold } from "#app/notifications/still-told.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { job } from "#app/platform/job.server.ts";

export const sendNoticeJob = job({
  name: "send-notice",
  schema: z.object({ id: z.number().int() }),
  key: ({ id }) => String(id),
});

/** Nothing where it was read meanwhile, or is no longer theirs to know. Quotes nobody. */
export async function sendNotice({ id }: { id: number }): Promise<void> {
  const found = await db.select().from(notifications).where(eq(notifications.id, id));
  const [notification] = found;
  if (!notification) return;
  const { userId } = notification;
  const [still, person, [notice]] = await Promise.all([
    stillTold(userId, found),
    findCustomer(db, userId),
    nameNotices(found),
  ]);
  if (!still || still.told.length === 0 || !person || !notice) return;
  const { SITE_NAME, SITE_URL } = env();
  await sendMail({
    to: person.email,
    subject: notice.subject,
    body: [
      `Hello ${person.firstName},`,
      notice.sentence,
      `See it here: ${SITE_URL}${notice.href}`,
      chooseHere(),
      SITE_NAME,
    ].join("\n\n"),
  });
}

export function chooseHere(): string {
  return `Choose what you are told, and how: ${env().SITE_URL}${href("/staff/notifications/settings")}`;
}
