import type { Member } from "#app/desk/find-staff.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { refuse } from "#app/platform/outcome.ts";
import { isId, RefundId } from "#app/platform/ids.ts";

/** Nobody of the desk gives money back to themselves. */
export const ownOrder = refuse({
  code: "own_order",
  message: "A colleague must decide on your own order.",
  status: 409,
});

/** Whether money on its way back is this member's own, as a customer. */
export async function isOwnRefund(tx: Db, member: Member, refundId: string): Promise<boolean> {
  if (!isId(RefundId, refundId)) return false;
  return (await findRefund(tx, refundId))?.userId === member.id;
}
