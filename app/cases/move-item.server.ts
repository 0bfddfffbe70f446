import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { handMoves, isClosed } from "#app/cases/item-moves.ts";
import { whyNotByHand } from "#app/cases/deliverables/draft-laws.ts";
import {
  closedItem,
  intakeMissing,
  movedMeanwhile,
  secondReaderMissing,
  unknownItem,
} from "#app/cases/item-refusals.ts";
import { hasSecondReader } from "#app/catalog/stored-service.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { changeItem, lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { readNote } from "#app/orders/items/item-note.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type ItemMove = {
  member: Member;
  itemId: OrderItemId;
  /** The state the page showed, and the new one. */
  from: string;
  to: string;
  note: string;
  tell: boolean;
  now: Date;
};

/** When two people move it at once, one wins. */
export async function moveItem(move: ItemMove): Promise<Outcome<PaidItem>> {
  const { member, itemId, from, to, tell, now } = move;
  const note = readNote(move.note);
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "move_item", { own: item.assignedTo === member.id })) return notAllowed;
    if (!note.ok) return note;
    if (item.state !== from) {
      const last = await lastItemChange(tx, itemId);
      // The button was pressed twice.
      const repeated = item.state === to && last?.changedBy === member.id && last.note === note.value;
      return repeated ? done(item) : movedMeanwhile(item.state);
    }
    if (isClosed(item.state)) return closedItem;
    const chosen = handMoves(item.state).find((one) => one.to === to);
    if (!chosen) return notAMove;
    if (chosen.to === "in_progress" && waitsForForm(item)) return intakeMissing;
    if (chosen.to === "delivered") {
      const secondReader = await hasSecondReader(tx, item.configuration.service);
      const holdsItem = item.assignedTo === member.id;
      const why = whyNotByHand(member.role, { secondReader, holdsItem, reason: note.value });
      if (why !== null) return why === "reason" ? versionMissing : secondReaderMissing;
    }
    const noteTold = tell && note.value !== null;
    const by = { by: member.id, note: note.value, noteTold, now };
    const changed = await changeItem(tx, item, { to: chosen.to, ...by });
    await recordAuditEvent(tx, {
      actor: member,
      event: "item_moved",
      subject: { kind: "item", id: itemId },
      before: { state: item.state, due_on: item.dueOn },
      after: { state: changed.state, due_on: changed.dueOn },
      reason: note.value,
      now,
    });
    return done(changed);
  });
}

const notAMove = refuse({
  code: "invalid_choice",
  message: "An item cannot go there from where it is.",
  status: 422,
  field: "to",
});

const versionMissing = refuse({
  code: "version_missing",
  message: "Hand over a version, or write why this is delivered without one.",
  status: 422,
  field: "note",
});
