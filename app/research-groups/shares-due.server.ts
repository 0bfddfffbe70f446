import { and, asc, eq, gt, isNull } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { UserId, GroupId } from "#app/platform/ids.ts";
import { isBeingPaid } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

/** Only full groups have a deadline. */
export type ShareDue = {
  id: GroupId;
  title: string;
  requiredMembers: number;
  payBy: Date;
  orderOpen: boolean;
};

export async function sharesDue(customerId: UserId, now: Date): Promise<ShareDue[]> {
  const { groupId, userId, leftAt, paidAt, payBy, orderId } = researchGroupMembers;
  const { id, title, requiredMembers, closedAt } = researchGroups;
  const found = await db
    .select({ id, title, requiredMembers, payBy, orderId, paidAt })
    .from(researchGroupMembers)
    .innerJoin(researchGroups, eq(id, groupId))
    .where(and(eq(userId, customerId), isNull(leftAt), isNull(paidAt), isNull(closedAt), gt(payBy, now)))
    .orderBy(asc(payBy), asc(id));
  return found.flatMap(({ payBy: until, orderId: order, paidAt: paid, ...group }) =>
    until ? [{ ...group, payBy: until, orderOpen: isBeingPaid({ orderId: order, paidAt: paid }) }] : [],
  );
}
