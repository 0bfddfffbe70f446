import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { freePlaces } from "#app/research-groups/fill-places.server.ts";
import { isBeingPaid, lockGroups } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";

/**
 * Unpaid places become free. Paid ones, or with money on its way, stay as a nameless member: the paper is theirs too.
 */
export async function eraseGroups(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  const held = await tx
    .select({ groupId: researchGroupMembers.groupId })
    .from(researchGroupMembers)
    .where(
      and(
        eq(researchGroupMembers.userId, userId),
        isNull(researchGroupMembers.leftAt),
        isNull(researchGroupMembers.paidAt),
      ),
    );
  const groups = await lockGroups(
    tx,
    held.map(({ groupId }) => groupId),
  );
  for (const group of groups) {
    const leaving = group.members.filter(
      (member) => member.userId === userId && member.paidAt === null && !isBeingPaid(member),
    );
    await freePlaces(tx, group, leaving, { event: "left", now });
  }
}
