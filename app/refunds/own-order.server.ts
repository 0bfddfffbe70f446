import type { Member } from "#app/desk/find-staff.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { refuse } from "#app/platform/outcome.ts";
import { isId, RefundId } from "#app/platform/ids.ts";

/** Staff never refund themselves. */
export const ownOrder = refuse({
  code: "own_order",
  message: "A colleague must decide on your own order.",
  status: 409,
});

export async function isOwnRefund(tx: Db, member: Member, refundId: string): Promise<boolean> {
  if (!isId(RefundId, refundId)) return false;
  return (await findRefund(tx, refundId))?.userId === member.id;
}
