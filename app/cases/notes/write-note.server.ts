import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { addNote, type NewNote } from "#app/cases/notes/add-note.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

type DeskNote = Omit<NewNote, "authorId"> & { member: Member; itemId: OrderItemId };

/** Allowed in every state of the service. */
export function writeNote({ member, itemId, ...note }: DeskNote): Promise<Outcome<number>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "write_note", { own: item.assignedTo === member.id })) return notAllowed;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const added = await addNote(tx, item, { ...note, authorId: member.id });
    if (!added.ok || added.value.earlier) return added.ok ? done(added.value.id) : added;
    await recordAuditEvent(tx, {
      actor: member,
      event: "note_written",
      subject: { kind: "item", id: itemId },
      after: { note: added.value.id },
      now: note.now,
    });
    return done(added.value.id);
  });
}
