import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { keepIntake, takeIntake, type IntakeSubmission } from "#app/cases/intake/keep-intake.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";

/** For answers that came another way. `seen` is when the shown answers were saved; empty for none. */
export async function sendIntakeForCustomer({
  member,
  itemId,
  seen,
  now,
  ...typed
}: IntakeSubmission & { member: Member; itemId: OrderItemId; seen: string; now: Date }): Promise<
  Outcome<PaidItem>
> {
  const mayFor = ({ assignedTo }: { assignedTo: UserId | null }) =>
    may(member.role, "intake_for_customer", { own: assignedTo === member.id });
  const found = await findItem(db, itemId);
  if (!found) return unknownItem;
  if (!mayFor(found)) return notAllowed;
  return takeIntake(found, typed, { by: member, sending: true }, (read) =>
    allOrNothing(db, async (tx) => {
      const item = await lockItem(tx, itemId);
      if (!item) return unknownItem;
      // It may have been reassigned meanwhile.
      if (!mayFor(item)) return notAllowed;
      if (!(await blockDeletion(tx, item.userId))) return customerGone;
      const kept = await findIntake(tx, itemId);
      // A form that was already sent is refused later anyway.
      const isSeen = kept?.sentAt != null || (kept?.savedAt.toISOString() ?? "") === seen;
      if (!isSeen) return keptMeanwhile;
      return keepIntake(tx, item, read, { by: member, sending: true, now });
    }),
  );
}

const keptMeanwhile = refuse({
  code: "changed_meanwhile",
  message:
    "The customer has kept other answers since you opened this page, so nothing was sent. Open it again and look at theirs first.",
  status: 409,
});
