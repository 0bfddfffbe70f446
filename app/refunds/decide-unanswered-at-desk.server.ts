import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { isOwnRefund, ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { decideUnanswered } from "#app/refunds/decide-unanswered.server.ts";

type Found = { member: Member; refundId: string; made: boolean; now: Date };

/** Decided once. Refuses: `not_allowed`, `own_order`, `not_unanswered`. */
export async function decideRefundAtDesk({ member, refundId, made, now }: Found): Promise<Outcome<null>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  if (await isOwnRefund(db, member, refundId)) return ownOrder;
  return allOrNothing(db, async (tx) => {
    const decided = await decideUnanswered(refundId, { made, now }, tx);
    if (!decided.ok) return decided;
    await recordAuditEvent(tx, {
      actor: member,
      event: made ? "refund_found_made" : "refund_found_not_made",
      subject: { kind: "refund", id: refundId },
      before: { state: "unanswered" },
      after: { state: made ? "done" : "owed" },
      now,
    });
    return decided;
  });
}
