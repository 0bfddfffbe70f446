import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { takeSessionsAlong } from "#app/cases/sessions/take-sessions-along.server.ts";
import { tellHanded } from "#app/cases/tell-handed.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { closedItem, unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem, setAssignee } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/**
 * `from` is the assignee the page showed; refuses if that changed meanwhile. `along`: the sessions booked with them go to
 * the same person.
 */
export async function assignItem({
  member,
  itemId,
  from,
  to,
  along,
  now,
}: {
  member: Member;
  itemId: OrderItemId;
  from: string | null;
  to: UserId | null;
  along: boolean;
  now: Date;
}): Promise<Outcome<PaidItem>> {
  return allOrNothing(db, async (tx) => {
    const canHave = to === null || (await isAtDesk(tx, to));
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "assign_item", { own: item.assignedTo === member.id })) return notAllowed;
    if (item.assignedTo === to) return done(item);
    if (item.assignedTo !== from) return assignedMeanwhile;
    if (isClosed(item.state)) return closedItem;
    if (!canHave) return notAtDesk;
    await setAssignee(tx, itemId, to);
    await tellHanded(tx, { itemIds: [itemId], to, by: member.id, now });
    const sessions = { itemIds: [itemId], by: member.id, now };
    const handed =
      along && from !== null && to !== null
        ? await takeSessionsAlong(tx, { ...sessions, from: UserId.parse(from), to })
        : done(0);
    if (!handed.ok) return { ...handed, refusal: { ...handed.refusal, field: "person" } };
    await recordAuditEvent(tx, {
      actor: member,
      event: "item_assigned",
      subject: { kind: "item", id: itemId },
      before: { assigned_to: item.assignedTo },
      after: { assigned_to: to, ...(handed.value > 0 && { sessions: handed.value }) },
      now,
    });
    return done({ ...item, assignedTo: to });
  });
}

const assignedMeanwhile = refuse({
  code: "assigned_meanwhile",
  message: "Somebody has given this item to somebody else in the meantime. Your change was not saved.",
  status: 409,
});

const notAtDesk = refuse({
  code: "invalid_choice",
  message: "Choose somebody who works at the desk.",
  status: 422,
  field: "person",
});
