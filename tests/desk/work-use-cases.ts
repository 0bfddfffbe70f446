import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { giveBackItem } from "#app/cases/desk/give-back-item.server.ts";
import { findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { makeBuyer, noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured, quoteOf } from "#tests/pricing/quote-of.ts";
import { enqueueAll } from "#app/platform/job.server.ts";
import { formReminders } from "#app/orders/items/form-reminders.server.ts";
import { asId } from "#tests/setup/as-id.ts";

export type Bought = { user: CurrentUser; orderId: OrderId; itemIds: OrderItemId[]; itemId: OrderItemId };

export async function buyServices(
  configurations: Configuration[] = [configured("cover-letter")],
  { paid = true, at = noon, ...by }: { paid?: boolean; at?: Date; user?: CurrentUser } = {},
): Promise<Bought> {
  const user = by.user ?? (await makeBuyer());
  const quote = quoteOf(configurations, "INR");
  const paidBy = { walletShare: quote.price, premium: 0n, charged: 0n };
  const purchase = { userId: user.id, purchaseId: randomUUID(), fromCart: false };
  const order = (await createOrder(db, { ...purchase, quote, paidBy, now: at }))!;
  const { id } = order;
  if (paid) {
    await markOrderPaid(db, order, at);
    await enqueueAll(db, formReminders(order.items, at));
  }
  const items = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(orderItems.position);
  const itemIds = items.map((item) => item.id);
  return { user, orderId: id, itemIds, itemId: itemIds[0] ?? asId(OrderItemId, "") };
}

async function makeItem(member: Member, own: boolean): Promise<{ itemId: OrderItemId; assignedTo: UserId }> {
  const { itemId } = await buyServices();
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, itemId));
  return { itemId, assignedTo };
}

export const workUseCases: DeskUseCase[] = [
  {
    action: "see_queue",
    name: "listWork",
    async call(member, own) {
      const { itemId, assignedTo } = await makeItem(member, own);
      const filter = readWorkFilter(new URLSearchParams({ state: "all", person: assignedTo }));
      const listed = await listWork({ member, filter, now: noon });
      return listed.ok && !listed.value.items.some(({ id }) => id === itemId) ? notAllowed : listed;
    },
  },
  {
    action: "take_item",
    name: "takeItem",
    async call(member, own) {
      const { itemId } = own ? await makeItem(member, own) : await buyServices();
      return takeItem({ member, itemId, now: noon });
    },
  },
  {
    action: "give_back_item",
    name: "giveBackItem",
    async call(member, own) {
      const { itemId } = await makeItem(member, own);
      return giveBackItem({ member, itemId, now: noon });
    },
  },
  {
    action: "see_item",
    name: "findDeskItem",
    async call(member, own) {
      const { itemId } = await makeItem(member, own);
      return findDeskItem(member, itemId);
    },
  },
  {
    action: "move_item",
    name: "moveItem",
    async call(member, own) {
      const { itemId } = await makeItem(member, own);
      await sendIntakeOf(itemId);
      const move = { from: "received", to: "in_progress", note: "", tell: false };
      return moveItem({ member, itemId, ...move, now: noon });
    },
  },
  {
    action: "assign_item",
    name: "assignItem",
    async call(member, own) {
      const { itemId, assignedTo } = await makeItem(member, own);
      return assignItem({ member, itemId, from: assignedTo, to: null, along: true, now: noon });
    },
  },
];
