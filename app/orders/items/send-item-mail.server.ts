import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { itemMailText } from "#app/orders/items/item-mail-text.ts";
import { orderName } from "#app/orders/order-number.ts";
import { orderItemChanges, orderItems, orders } from "#app/orders/tables.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";

export const itemChangedJob = job({
  name: "item-changed",
  schema: z.object({ changeId: z.number().int() }),
  key: ({ changeId }) => String(changeId),
});

export async function queueItemMail(tx: Db, changeId: number): Promise<void> {
  await enqueue(tx, itemChangedJob, { changeId });
}

export async function sendItemMail({ changeId }: { changeId: number }): Promise<void> {
  const change = await findChange(changeId);
  const customer = await findCustomer(db, change.userId);
  invariant(customer, `customer ${change.userId} is there`);
  const [heading = ""] = await nameServices([change.configuration]);
  const { subject, sentence } = itemMailText({
    ...change,
    heading,
    byCustomer: change.changedBy === change.userId,
  });
  const name = orderName(change.number);
  const note = change.noteTold ? change.note : null;
  const who = change.changedBy === change.userId ? "You wrote:" : "Your counsellor writes:";
  const { SITE_NAME, SITE_URL } = env();
  await sendMail({
    to: customer.email,
    about: { userId: change.userId, itemId: change.itemId },
    subject: `${heading}, order ${name}: ${subject}`,
    body: [
      `Hello ${customer.firstName},`,
      sentence,
      ...(note === null ? [] : [who, note]),
      `Its page, with everything that happened so far: ${SITE_URL}/account/services/${change.itemId}`,
      SITE_NAME,
    ].join("\n\n"),
  });
}

async function findChange(changeId: number) {
  const [found] = await db
    .select({
      itemId: orderItemChanges.itemId,
      state: orderItemChanges.state,
      changedBy: orderItemChanges.changedBy,
      note: orderItemChanges.note,
      noteTold: orderItemChanges.noteTold,
      configuration: orderItems.configuration,
      dueOn: orderItems.dueOn,
      answerBy: orderItems.answerBy,
      number: orders.number,
      userId: orders.userId,
    })
    .from(orderItemChanges)
    .innerJoin(orderItems, eq(orderItems.id, orderItemChanges.itemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItemChanges.id, changeId));
  invariant(found, `change ${changeId} is there`);
  return { ...found, before: await stateBefore(found.itemId, changeId) };
}

async function stateBefore(itemId: OrderItemId, changeId: number): Promise<ItemState | null> {
  const { itemId: item, id, state } = orderItemChanges;
  const [before] = await db
    .select({ state })
    .from(orderItemChanges)
    .where(and(eq(item, itemId), lt(id, changeId)))
    .orderBy(desc(id))
    .limit(1);
  return before?.state ?? null;
}
