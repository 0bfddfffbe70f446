import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { checkContribution } from "#app/research-groups/group.ts";
import { notMember, tooManyContributions, unknownGroup } from "#app/research-groups/group-refusals.ts";
import { lockGroup, memberOf } from "#app/research-groups/lock-group.server.ts";
import { countDeedsOfDay, noteDeeds } from "#app/research-groups/note-deeds.server.ts";

export const contributionsPerDayMax = 30;

/**
 * A member writes down what they have contributed, for the other members to read. Refuses with `unknown_group`,
 * `not_member`, `invalid_group`, `too_many_contributions`.
 */
export async function addContribution(asked: {
  userId: UserId;
  groupId: string;
  words: unknown;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, groupId, now } = asked;
  const words = checkContribution(asked.words);
  if (!words.ok) return words;
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return unknownGroup;
    if (!memberOf(group, userId)) return notMember;
    if ((await countDeedsOfDay(tx, asked, "contributed")) >= contributionsPerDayMax)
      return tooManyContributions;
    await noteDeeds(tx, [{ groupId: group.id, userId, deed: "contributed", words: words.value, at: now }]);
    return done(null);
  });
}
