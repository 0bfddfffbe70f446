import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { isOwnRefund, ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

/** Once. Refuses: `not_allowed`, `own_order`, `not_failed`. */
export async function tryRefundAgain({
  member,
  refundId,
  now,
}: {
  member: Member;
  refundId: string;
  now: Date;
}): Promise<Outcome<{ refundId: RefundId }>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  if (await isOwnRefund(db, member, refundId)) return ownOrder;
  return allOrNothing(db, async (tx) => {
    const tried = await retryRefund(refundId, now, tx);
    if (!tried.ok) return tried;
    await recordAuditEvent(tx, {
      actor: member,
      event: "refund_tried_again",
      subject: { kind: "refund", id: refundId },
      before: { state: "failed" },
      after: { state: "retried", new_refund: tried.value.refundId },
      now,
    });
    return tried;
  });
}
