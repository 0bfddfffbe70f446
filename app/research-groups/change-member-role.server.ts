import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { checkRole } from "#app/research-groups/group.ts";
import { notMember, tooManyRoles, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { changeMembers, lockGroup, memberOf } from "#app/research-groups/lock-group.server.ts";
import { countEventsOfDay, recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";

export const rolesPerDayMax = 5;

export async function changeMemberRole(asked: {
  userId: UserId;
  groupId: GroupId;
  role: unknown;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, groupId, now } = asked;
  const role = checkRole(asked.role);
  if (!role.ok) return role;
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    const member = memberOf(group, userId);
    if (!member) return notMember;
    if (member.role === role.value) return done(null);
    if ((await countEventsOfDay(tx, asked, "changed_role")) >= rolesPerDayMax) return tooManyRoles;
    await changeMembers(tx, [member], { role: role.value });
    await recordGroupEvents(tx, [
      { groupId: group.id, userId, event: "changed_role", text: role.value, at: now },
    ]);
    return done(null);
  });
}
