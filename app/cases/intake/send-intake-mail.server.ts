import { href } from "react-router";

import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { intakeMailText } from "#app/cases/intake/intake-mail-text.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { type FormReminder, nextFormReminder } from "#app/orders/items/form-reminders.server.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { enqueue, enqueueAll, job } from "#app/platform/job.server.ts";
import { OrderItemId } from "#app/platform/ids.ts";

const told = z.object({ about: z.literal("sent"), itemId: OrderItemId });
type Told = z.infer<typeof told>;

export const intakeMailJob = job({
  name: "intake-mail",
  schema: told,
  key: ({ about, itemId }) => `${about} ${itemId}`,
});

export async function queueIntakeMail(tx: Db, mail: Told): Promise<void> {
  await enqueue(tx, intakeMailJob, mail);
}

export async function sendIntakeMail({ about, itemId }: Told): Promise<void> {
  await send(itemId, about);
}

/** Skips forms that were sent, and cancelled or refunded services. */
export async function remindOfForm(reminder: FormReminder): Promise<void> {
  const item = await findItem(db, reminder.itemId);
  // Before the mail, which may fail: the next one comes all the same.
  if (item?.paidAt) await enqueueAll(db, nextFormReminder(reminder, item.paidAt));
  if (item && waitsForForm(item)) await send(item.id, "reminder");
}

async function send(itemId: OrderItemId, about: Told["about"] | "reminder"): Promise<void> {
  const item = await findItem(db, itemId);
  invariant(item, `item ${itemId} is there`);
  const [person, intake, [heading = ""]] = await Promise.all([
    findCustomer(db, item.userId),
    findIntake(db, itemId),
    nameServices([item.configuration]),
  ]);
  invariant(person, `person ${item.userId} is there`);
  const { SITE_NAME, SITE_URL } = env();
  const { subject, sentence } = intakeMailText(about, {
    heading,
    dueOn: item.dueOn,
    delivery: deliveryText(item.configuration),
    fromDesk: intake?.fromDesk ?? false,
  });
  const path = href("/account/services/:itemId", { itemId });
  await sendMail({
    to: person.email,
    about: { userId: item.userId, itemId: item.id },
    subject: `${heading}, order ${orderName(item.number)}: ${subject}`,
    body: [`Hello ${person.firstName},`, sentence, `${SITE_URL}${path}#intake`, SITE_NAME].join("\n\n"),
  });
}
