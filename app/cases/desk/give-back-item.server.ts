import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { closedItem, unknownItem } from "#app/cases/item-refusals.ts";
import { countSessionsAhead } from "#app/cases/sessions/take-sessions-along.server.ts";
import { tellHanded } from "#app/cases/tell-handed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem, setAssignee } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** One's own work is nobody's again, for a colleague to take. Refuses while one still holds a session of it. */
export async function giveBackItem({
  member,
  itemId,
  now,
}: {
  member: Member;
  itemId: OrderItemId;
  now: Date;
}): Promise<Outcome<PaidItem>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (item.assignedTo === null && may(member.role, "give_back_item", { own: true })) return done(item);
    if (!may(member.role, "give_back_item", { own: item.assignedTo === member.id })) return notAllowed;
    if (isClosed(item.state)) return closedItem;
    if ((await countSessionsAhead(tx, { userId: member.id, itemId, now })) > 0) return holdsSessions;
    await setAssignee(tx, itemId, null);
    await tellHanded(tx, { itemIds: [itemId], to: null, by: member.id, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "item_given_back",
      subject: { kind: "item", id: itemId },
      before: { assigned_to: member.id },
      after: { assigned_to: null },
      now,
    });
    return done({ ...item, assignedTo: null });
  });
}

const holdsSessions = refuse({
  code: "sessions_booked",
  message: "You hold booked sessions of this service. Give them to a colleague first, or cancel them.",
  status: 409,
});
