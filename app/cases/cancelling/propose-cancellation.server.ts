import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  type Cancellation,
  findOpenRequest,
  openCancellation,
  withdrawRequest,
} from "#app/cases/cancelling/ask-to-cancel.server.ts";
import type { Figures } from "#app/cases/cancelling/answer-cancellation.server.ts";
import { requestOpen } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { ownOrder } from "#app/refunds/own-order.server.ts";

type About = { member: Member; itemId: OrderItemId; now: Date };

/**
 * Asks a manager to cancel a service. The customer reads the reason once one has agreed, and nothing before. Refuses
 * with `price_changed` when the refund differs from the one shown.
 */
export async function proposeCancellation({
  member,
  itemId,
  text,
  shown,
  now,
}: About & { text: string; shown: Figures }): Promise<Outcome<Cancellation>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "propose_cancellation", { own: item.assignedTo === member.id })) return notAllowed;
    if (item.userId === member.id) return ownOrder;
    const reason = readText(text, "Write why the service is cancelled. The customer reads it.");
    if (!reason.ok) return reason;
    const open = await findOpenRequest(tx, itemId);
    // The button was pressed twice.
    if (open?.askedBy === member.id && open.text === reason.value) return done(open);
    if (open) return requestOpen;
    if (!(await blockDeletion(tx, item.userId))) return customerGone;
    const opened = await openCancellation(tx, item, {
      askedBy: member.id,
      fromDesk: true,
      text: reason.value,
      shown,
      now,
    });
    if (!opened.ok) return opened;
    const { id: key } = opened.value.cancellation;
    const facts = { about: "proposed_cancellation" as const };
    await notify(tx, [{ kind: "approval_wanted", itemId, by: member.id, key, facts }], now);
    await recordAuditEvent(tx, {
      actor: member,
      event: "cancellation_proposed",
      subject: { kind: "item", id: itemId },
      after: opened.value.due,
      now,
    });
    return done(opened.value.cancellation);
  });
}

/** By whoever may propose it. Locks as `withdrawCancellation` does. */
export async function withdrawProposal({ member, itemId, now }: About): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const item = await findItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "propose_cancellation", { own: item.assignedTo === member.id })) return notAllowed;
    const withdrawn = await withdrawRequest(tx, itemId, { fromDesk: true, now });
    if (!withdrawn) return done(null);
    await recordAuditEvent(tx, {
      actor: member,
      event: "cancellation_proposal_withdrawn",
      subject: { kind: "item", id: itemId },
      now,
    });
    return done(null);
  });
}
