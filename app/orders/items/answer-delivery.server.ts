import { and, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Answer = {
  itemId: string;
  userId: UserId;
  /** When the delivery the customer answers was made, as the form sends it. */
  seen: string;
  now: Date;
};

/**
 * Completes the item. Refuses: `unknown_item`, `not_delivered`, `delivered_anew`. May run in the caller's
 * transaction.
 */
export async function acceptDelivery(answer: Answer, within: Db = db): Promise<Outcome<PaidItem>> {
  return allOrNothing(within, (tx) =>
    move(tx, answer, { from: ["delivered"], to: "completed", event: "item_accepted", note: null }),
  );
}

/**
 * Sends the item back to work; one that was accepted, too, where changes are promised. Refuses as `acceptDelivery`,
 * also `words_missing`, `note_too_long`. May run in the caller's transaction.
 */
export async function askForChanges(
  { text, promised = false, ...answer }: Answer & { text: string; promised?: boolean },
  within: Db = db,
): Promise<Outcome<PaidItem>> {
  const note = readNote(text);
  if (!note.ok) return { ...note, refusal: { ...note.refusal, field: "text" } };
  if (note.value === null) return textMissing;
  const from: ItemState[] = promised ? ["delivered", "completed"] : ["delivered"];
  const asked = { from, to: "in_progress", event: "item_changes_asked", note: note.value } as const;
  return allOrNothing(within, (tx) => move(tx, answer, asked));
}

export async function countChangesAsked(
  tx: Db,
  { itemId, userId }: { itemId: OrderItemId; userId: UserId },
): Promise<number> {
  const { itemId: item, state, changedBy } = orderItemChanges;
  return tx.$count(orderItemChanges, and(eq(item, itemId), eq(state, "in_progress"), eq(changedBy, userId)));
}

type AnswerMove = {
  from: readonly ItemState[];
  to: "completed" | "in_progress";
  event: string;
  note: string | null;
};

async function move(
  tx: Transaction,
  { itemId, userId, seen, now }: Answer,
  { from, to, event, note }: AnswerMove,
): Promise<Outcome<PaidItem>> {
  const item = await lockItem(tx, itemId);
  if (item?.userId !== userId) return unknownItem;
  const last = await lastItemChange(tx, item.id);
  // The button was pressed twice.
  if (item.state === to && last?.changedBy === userId && last.note === note) return done(item);
  if (!from.includes(item.state)) return notDelivered;
  if (last?.changedAt.toISOString() !== seen) return deliveredAgain;
  const changed = await changeItem(tx, item, { to, by: userId, note, noteTold: note !== null, now });
  // The audit log is never edited, but a customer may ask us to erase their words: keep those with the item.
  await recordAuditEvent(tx, {
    actor: { id: userId, role: null },
    event,
    subject: { kind: "item", id: itemId },
    before: { state: item.state, due_on: item.dueOn },
    after: { state: changed.state, due_on: changed.dueOn },
    now,
  });
  return done(changed);
}

const unknownItem = refuse({
  code: "unknown_item",
  message: "This service was not found in your account.",
  status: 404,
});

const notDelivered = refuse({
  code: "not_delivered",
  message: "This service is not waiting for your answer any more. Nothing was changed.",
  status: 409,
});

const deliveredAgain = refuse({
  code: "delivered_anew",
  message: "Something newer was delivered since you opened the page. Look at it, then answer.",
  status: 409,
});

const textMissing = refuse({
  code: "words_missing",
  message: "Write what should be changed.",
  status: 422,
  field: "text",
});
