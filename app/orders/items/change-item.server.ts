import { and, eq } from "drizzle-orm";
import { returnCreditOf } from "#app/orders/counselling-credit.server.ts";
import { lastDayToAnswer } from "#app/orders/items/answer-clock.ts";
import { findDueDate } from "#app/orders/items/find-working-day.server.ts";
import { queueItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";
import { orderItemChanges, orderItems, orders } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { isId, type OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type PaidItem = {
  id: OrderItemId;
  orderId: OrderId;
  userId: UserId;
  configuration: Configuration;
  state: ItemState;
  dueOn: string | null;
  assignedTo: UserId | null;
};

export async function lockItem(tx: Transaction, itemId: string): Promise<PaidItem | null> {
  if (!isId(OrderItemId, itemId)) return null;
  const [found] = await tx
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      userId: orders.userId,
      configuration: orderItems.configuration,
      state: orderItems.state,
      dueOn: orderItems.dueOn,
      assignedTo: orderItems.assignedTo,
      orderState: orders.state,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, itemId))
    .for("update", { of: orderItems });
  if (!found) return null;
  const { orderState, ...item } = found;
  return orderState === "pending" || orderState === "expired" ? null : item;
}

type Move = {
  to: ItemState;
  by: string;
  note: string | null;
  noteTold: boolean;
  now: Date;
};

/** The item must be locked. Work resumed after a delivery gets a new due date, and a delivery its answer's last day. */
export async function changeItem(tx: Transaction, item: PaidItem, move: Move): Promise<PaidItem> {
  const { to, by, note, noteTold, now } = move;
  invariant(itemCanBecome(item.state, to), `item ${item.id} can become ${to}`);
  const again = isBegunAgain(item, to);
  const dueOn = again ? await findDueDate(tx, item.configuration, now) : item.dueOn;
  const moved = await tx
    .update(orderItems)
    .set({
      state: to,
      dueOn,
      movedAt: now,
      answerBy: to === "delivered" ? lastDayToAnswer(now) : null,
      answerReminded: false,
    })
    .where(and(eq(orderItems.id, item.id), eq(orderItems.state, item.state)))
    .returning({ id: orderItems.id });
  invariant(moved.length === 1, `item ${item.id} was locked`);
  const [change] = await tx
    .insert(orderItemChanges)
    .values({
      itemId: item.id,
      state: to,
      changedBy: by,
      note,
      noteTold,
      ...(to === "delivered" && { dueOn: item.dueOn, assignedTo: item.assignedTo }),
      changedAt: now,
    })
    .returning({ id: orderItemChanges.id });
  invariant(change, "a change that was inserted is returned");
  if (to === "cancelled" && (await isGivenBackWhole(tx, item.id))) await returnCreditOf(tx, item);
  await queueItemMail(tx, change.id);
  return { ...item, state: to, dueOn };
}

/** What waits for its form has no date yet. */
function isBegunAgain({ state, dueOn }: PaidItem, to: ItemState): boolean {
  const waits = to === "received" && dueOn === null;
  return !waits && (to === "received" || to === "in_progress") && worksEnd.includes(state);
}

const worksEnd: readonly ItemState[] = ["delivered", "completed", "cancelled"];

/** Also true for an item paid entirely with counselling credit. */
async function isGivenBackWhole(tx: Transaction, itemId: OrderItemId): Promise<boolean> {
  const { id, price, refunded } = orderItems;
  const whole = and(eq(id, itemId), eq(price, refunded));
  return (await tx.$count(orderItems, whole)) > 0;
}

/** Its form was sent. */
export async function setDueOn(
  tx: Transaction,
  itemId: OrderItemId,
  { dueOn, now }: { dueOn: string; now: Date },
): Promise<void> {
  await tx.update(orderItems).set({ dueOn, movedAt: now }).where(eq(orderItems.id, itemId));
}

export async function setAssignee(
  tx: Transaction,
  itemId: OrderItemId,
  userId: UserId | null,
): Promise<void> {
  await tx.update(orderItems).set({ assignedTo: userId }).where(eq(orderItems.id, itemId));
}
