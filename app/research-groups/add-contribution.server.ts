import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { checkContribution } from "#app/research-groups/group.ts";
import { notMember, tooManyContributions, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { lockGroup, memberOf } from "#app/research-groups/lock-group.server.ts";
import { countEventsOfDay, recordGroupEvents } from "#app/research-groups/record-group-events.server.ts";

export const contributionsPerDayMax = 30;

export async function addContribution(asked: {
  userId: UserId;
  groupId: GroupId;
  text: unknown;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, groupId, now } = asked;
  const text = checkContribution(asked.text);
  if (!text.ok) return text;
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    if (!memberOf(group, userId)) return notMember;
    if ((await countEventsOfDay(tx, asked, "contributed")) >= contributionsPerDayMax)
      return tooManyContributions;
    await recordGroupEvents(tx, [
      { groupId: group.id, userId, event: "contributed", text: text.value, at: now },
    ]);
    return done(null);
  });
}
