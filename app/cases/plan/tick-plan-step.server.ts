import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { refuseWhileAsked } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { tickStep, untickStep } from "#app/cases/plan/tick-steps.server.ts";
import { planOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { closedItem, intakeMissing, unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Repeating it changes nothing. Refuses with `invalid_choice` for steps that are not ticked by hand, and while a cancellation waits. */
export async function tickPlanStep({
  member,
  itemId,
  step,
  isDone,
  now,
}: {
  member: Member;
  itemId: OrderItemId;
  step: string;
  isDone: boolean;
  now: Date;
}): Promise<Outcome<void>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "tick_step", { own: item.assignedTo === member.id })) return notAllowed;
    if (isClosed(item.state)) return closedItem;
    if (waitsForForm(item)) return intakeMissing;
    // A tick can lower what comes back.
    const free = await refuseWhileAsked(tx, [itemId]);
    if (!free.ok) return free;
    const known = planOf(item.configuration).find(({ name }) => name === step);
    if (!known || known.follows !== null) return notByHand;
    const changed = isDone
      ? await tickStep(tx, { itemId, step, by: member.id, now })
      : await untickStep(tx, { itemId, step });
    if (!changed) return done(undefined);
    await recordAuditEvent(tx, {
      actor: member,
      event: isDone ? "step_ticked" : "step_unticked",
      subject: { kind: "item", id: itemId },
      after: { step },
      now,
    });
    return done(undefined);
  });
}

const notByHand = refuse({
  code: "invalid_choice",
  message: "This step is not ticked by hand. Nothing was changed.",
  status: 422,
});
