import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { whenFilled } from "#app/research-groups/fill-places.server.ts";
import { checkRole } from "#app/research-groups/group.ts";
import {
  alreadyMember,
  groupClosed,
  groupFull,
  inviteEnded,
  tooManyChanges,
  tooManyJoined,
  unknownGroup,
} from "#app/research-groups/group-refusals.ts";
import { isInvite } from "#app/research-groups/invite-link.server.ts";
import {
  lockCustomersGroups,
  lockGroup,
  type LockedGroup,
  memberOf,
} from "#app/research-groups/lock-group.server.ts";
import { countEventsOfDay, recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";
import { holdsTooManyPlaces } from "#app/research-groups/unpaid-places.server.ts";

/** Per customer and day, joining one group or reopening it. */
export const changesPerDayMax = 3;

/**
 * Counts members under the group's lock, so no place is taken twice. Refuses: `unknown_group`, `already_member`,
 * `group_closed`, `group_full`, `invite_ended`, `too_many_groups`, `too_many_changes`, `invalid_group`.
 */
export async function joinGroup(asked: {
  userId: UserId;
  groupId: GroupId;
  role: unknown;
  /** The secret of the invite link they came by; empty without one. */
  invite?: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, groupId, invite = "", now } = asked;
  const role = checkRole(asked.role);
  if (!role.ok) return role;
  return allOrNothing(db, async (tx) => {
    await lockCustomersGroups(tx, userId);
    const group = await lockGroup(tx, groupId);
    const refused = group ? reasonAgainst(group, userId) : unknownGroup;
    if (refused || !group) return refused ?? unknownGroup;
    if (invite !== "" && !isInvite(group, invite)) return inviteEnded;
    if (await holdsTooManyPlaces(tx, userId)) return tooManyJoined;
    if ((await countEventsOfDay(tx, asked, "joined", "opened")) >= changesPerDayMax) return tooManyChanges;
    const [joined] = await tx
      .insert(researchGroupMembers)
      .values({ groupId: group.id, userId, role: role.value, joinedAt: now })
      .returning();
    invariant(joined, "a member that was inserted is returned");
    await recordGroupEvents(tx, [{ groupId: group.id, userId, event: "joined", text: role.value, at: now }]);
    const members = [...group.members, joined];
    if (members.length === group.requiredMembers) await whenFilled(tx, { ...group, members }, now);
    return done(null);
  });
}

function reasonAgainst(group: LockedGroup, userId: UserId): Refused | null {
  if (memberOf(group, userId)) return alreadyMember;
  if (group.closedAt) return groupClosed;
  return group.members.length >= group.requiredMembers ? groupFull : null;
}
