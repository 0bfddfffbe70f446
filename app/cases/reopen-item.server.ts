import { and, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { movedMeanwhile, unknownItem } from "#app/cases/item-refusals.ts";
import { reopensTo } from "#app/cases/reopen-laws.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { hasBeen, lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Reopening = {
  member: Member;
  itemId: OrderItemId;
  /** The state the page showed. */
  from: string;
  /** The customer reads it. */
  note: string;
  now: Date;
};

/** The way back from an end that was a mistake, or that was agreed otherwise since. */
export async function reopenItem({
  member,
  itemId,
  from,
  note: typed,
  now,
}: Reopening): Promise<Outcome<PaidItem>> {
  if (!may(member.role, "reopen_item", { own: false })) return notAllowed;
  const note = readNote(typed);
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!note.ok) return note;
    if (note.value === null) return reasonMissing;
    const last = await lastItemChange(tx, item.id);
    // The button was pressed twice.
    if (item.state !== from && last?.changedBy === member.id && last.note === note.value) return done(item);
    if (item.state !== from) return movedMeanwhile(item.state);
    const whole = await findItem(tx, itemId);
    invariant(whole, `item ${itemId} is there`);
    const to = await findReopening(tx, whole);
    if (to === null) return notReopened;
    const told = { by: member.id, note: note.value, noteTold: true, now };
    const changed = await changeItem(tx, item, { to, ...told });
    if (item.state === "cancelled") await undoCancellation(tx, item.id);
    await recordAuditEvent(tx, {
      actor: member,
      event: "item_reopened",
      subject: { kind: "item", id: itemId },
      before: { state: item.state, due_on: item.dueOn },
      after: { state: changed.state, due_on: changed.dueOn },
      reason: note.value,
      now,
    });
    return done(changed);
  });
}

/** Null where it cannot be reopened. */
export async function findReopening(tx: Db, item: ItemInOrder): Promise<ReturnType<typeof reopensTo>> {
  if (!isClosed(item.state)) return null;
  return reopensTo({ ...item, begun: await hasBeen(tx, item.id, "in_progress") });
}

async function undoCancellation(tx: Transaction, itemId: OrderItemId): Promise<void> {
  const { itemId: item, state } = cancellations;
  await tx
    .update(cancellations)
    .set({ state: "undone" })
    .where(and(eq(item, itemId), eq(state, "agreed")));
}

const reasonMissing = refuse({
  code: "reason_missing",
  message: "Write why it is reopened. The customer reads it.",
  status: 422,
  field: "note",
});

const notReopened = refuse({
  code: "not_reopened",
  message: "Money or credit has come back for this service, so it stays as it is.",
  status: 409,
});
