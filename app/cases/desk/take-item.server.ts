import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { closedItem, unknownItem } from "#app/cases/item-refusals.ts";
import { tellHanded } from "#app/cases/tell-handed.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem, setAssignee } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Repeating it changes nothing. */
export async function takeItem({
  member,
  itemId,
  now,
}: {
  member: Member;
  itemId: string;
  now: Date;
}): Promise<Outcome<PaidItem>> {
  return allOrNothing(db, async (tx) => {
    const isHere = await isAtDesk(tx, member.id);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    const own = item.assignedTo === member.id;
    if (!may(member.role, "take_item", { own })) return notAllowed;
    if (own) return done(item);
    if (item.assignedTo !== null) return taken;
    if (isClosed(item.state)) return closedItem;
    if (!isHere) return notAllowed;
    await setAssignee(tx, item.id, member.id);
    await tellHanded(tx, { itemIds: [item.id], to: member.id, by: member.id, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "item_taken",
      subject: { kind: "item", id: itemId },
      before: { assigned_to: null },
      after: { assigned_to: member.id },
      now,
    });
    return done({ ...item, assignedTo: member.id });
  });
}

const taken = refuse({
  code: "taken",
  message: "Somebody else has this item already. Nothing was changed.",
  status: 409,
});
