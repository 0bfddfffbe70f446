import { eq, sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { leaderOf } from "#app/research-groups/group.ts";
import { notLeader, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { lockGroup } from "#app/research-groups/lock-group.server.ts";
import { researchGroups } from "#app/research-groups/tables.server.ts";

/** For the leader. The link that was sent before leads to the group's page, but joins no more. */
export async function renewInvite({
  userId,
  groupId,
}: {
  userId: UserId;
  groupId: GroupId;
}): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    if (leaderOf(group.members, group.createdBy)?.userId !== userId) return notLeader;
    const { inviteVersion, id } = researchGroups;
    await tx
      .update(researchGroups)
      .set({ inviteVersion: sql`${inviteVersion} + 1` })
      .where(eq(id, group.id));
    return done(null);
  });
}
