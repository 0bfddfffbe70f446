import type { GroupId } from "#app/platform/ids.ts";
import { and, isNotNull, isNull, lte } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { freePlaces } from "#app/research-groups/fill-places.server.ts";
import { isBeingPaid, lockGroup } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";

export const reopenPlacesTask = "reopen-unpaid-places";

/**
 * Skips members who are paying: the next run sees the result. One transaction per group, so a failure stops no other.
 * Harmless when repeated.
 */
export async function reopenUnpaidPlaces(now: Date): Promise<void> {
  for (const groupId of await groupsWithLatePlaces(now)) {
    try {
      await reopenIn(groupId, now);
    } catch (error) {
      log.error({ groupId, error }, "the unpaid places of a research group could not be reopened");
    }
  }
}

async function groupsWithLatePlaces(now: Date): Promise<GroupId[]> {
  const { groupId, payBy, leftAt, paidAt, orderId } = researchGroupMembers;
  const found = await db
    .selectDistinct({ groupId })
    .from(researchGroupMembers)
    .where(and(isNotNull(payBy), lte(payBy, now), isNull(leftAt), isNull(paidAt), isNull(orderId)));
  return found.map((row) => row.groupId);
}

async function reopenIn(groupId: GroupId, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    const late = group?.members.filter(
      (member) =>
        member.payBy !== null && member.payBy <= now && member.paidAt === null && !isBeingPaid(member),
    );
    if (group && late) await freePlaces(tx, group, late, { event: "place_reopened", now });
  });
}
