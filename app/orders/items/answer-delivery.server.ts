import { and, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Answer = {
  itemId: string;
  userId: UserId;
  /** When what the customer answers was delivered, as the page's form sends it. */
  seen: string;
  now: Date;
};

/**
 * The customer takes what was delivered: the service is completed. Refuses with `unknown_item`, `not_delivered` and
 * `delivered_anew`. It can be a part of the caller's transaction.
 */
export async function acceptDelivery(answer: Answer, within: Db = db): Promise<Outcome<PaidItem>> {
  return allOrNothing(within, (tx) =>
    move(tx, answer, { to: "completed", event: "item_accepted", note: null }),
  );
}

/**
 * The customer says what should be otherwise: work goes on. Refuses as `acceptDelivery`, and with `words_missing` and
 * `note_too_long`. It can be a part of the caller's transaction.
 */
export async function askForChanges(
  { text, ...answer }: Answer & { text: string },
  within: Db = db,
): Promise<Outcome<PaidItem>> {
  const note = readNote(text);
  if (!note.ok) return { ...note, refusal: { ...note.refusal, field: "text" } };
  if (note.value === null) return textMissing;
  const asked = { to: "in_progress", event: "item_changes_asked", note: note.value } as const;
  return allOrNothing(within, (tx) => move(tx, answer, asked));
}

/** How often a customer has asked for changes of an item so far. */
export async function countChangesAsked(
  tx: Db,
  { itemId, userId }: { itemId: OrderItemId; userId: UserId },
): Promise<number> {
  const { itemId: item, state, changedBy } = orderItemChanges;
  return tx.$count(orderItemChanges, and(eq(item, itemId), eq(state, "in_progress"), eq(changedBy, userId)));
}

async function move(
  tx: Transaction,
  { itemId, userId, seen, now }: Answer,
  { to, event, note }: { to: "completed" | "in_progress"; event: string; note: string | null },
): Promise<Outcome<PaidItem>> {
  const item = await lockItem(tx, itemId);
  if (item?.userId !== userId) return unknownItem;
  const last = await lastItemChange(tx, item.id);
  // The button was pressed twice.
  if (item.state === to && last?.changedBy === userId && last.note === note) return done(item);
  if (item.state !== "delivered") return notDelivered;
  if (last?.changedAt.toISOString() !== seen) return deliveredAgain;
  const changed = await changeItem(tx, item, { to, by: userId, note, noteTold: note !== null, now });
  // What the customer wrote stays with the item: the audit log is never edited, and words can be asked to be forgotten.
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
