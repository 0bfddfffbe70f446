import { and, eq } from "drizzle-orm";
import { returnCreditOf } from "#app/orders/counselling-credit.server.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import { queueItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";
import { orderItemChanges, orderItems, orders } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { isId, type OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** An item that was paid for, whatever became of the money, and whose it is. */
export type PaidItem = {
  id: OrderItemId;
  orderId: OrderId;
  userId: UserId;
  configuration: Configuration;
  state: ItemState;
  dueOn: string | null;
  assignedTo: UserId | null;
};

/** Keeps everybody else from changing an item until the transaction ends. Null for one nobody has paid for. */
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
  /** A user's id. */
  by: string;
  note: string | null;
  /** Whether the customer reads the note. */
  noteTold: boolean;
  now: Date;
};

/**
 * Moves an item that is locked on, writes down who did it, and has the customer told by mail. Work that begins again on
 * a delivered item is due its working days from now; whatever else happens keeps the date.
 */
export async function changeItem(tx: Transaction, item: PaidItem, move: Move): Promise<PaidItem> {
  const { to, by, note, noteTold, now } = move;
  invariant(itemCanBecome(item.state, to), `item ${item.id} can become ${to}`);
  const again = to === "in_progress" && item.state === "delivered";
  const dueOn = again ? dueDate(item.configuration, now) : item.dueOn;
  const moved = await tx
    .update(orderItems)
    .set({ state: to, dueOn })
    .where(and(eq(orderItems.id, item.id), eq(orderItems.state, item.state)))
    .returning({ id: orderItems.id });
  invariant(moved.length === 1, `item ${item.id} was locked`);
  const [change] = await tx
    .insert(orderItemChanges)
    .values({ itemId: item.id, state: to, changedBy: by, note, noteTold, changedAt: now })
    .returning({ id: orderItemChanges.id });
  invariant(change, "a change that was inserted is returned");
  if (to === "cancelled" && (await isGivenBackWhole(tx, item.id))) await returnCreditOf(tx, item);
  await queueItemMail(tx, change.id);
  return { ...item, state: to, dueOn };
}

/** Also one that a counselling fee has paid for alone. */
async function isGivenBackWhole(tx: Transaction, itemId: OrderItemId): Promise<boolean> {
  const { id, price, refunded } = orderItems;
  const whole = and(eq(id, itemId), eq(price, refunded));
  return (await tx.$count(orderItems, whole)) > 0;
}

/** Says by which day an item that is locked is due. */
export async function setDueOn(tx: Transaction, itemId: OrderItemId, dueOn: string): Promise<void> {
  await tx.update(orderItems).set({ dueOn }).where(eq(orderItems.id, itemId));
}

/** Gives an item that is locked to a counsellor, or to nobody. */
export async function setAssignee(
  tx: Transaction,
  itemId: OrderItemId,
  userId: UserId | null,
): Promise<void> {
  await tx.update(orderItems).set({ assignedTo: userId }).where(eq(orderItems.id, itemId));
}
