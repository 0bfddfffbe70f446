import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { initialsOf, type ResearchGroupCard } from "#app/content/research-group-card.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { picturePath } from "#app/research-groups/group-picture.ts";
import { type Group, type Member, membersNow } from "#app/research-groups/lock-group.server.ts";

export type Name = { firstName: string; lastName: string };

/** Deleted accounts keep their paid places without a name. */
export const namelessMember: Name = { firstName: "A member", lastName: "" };

/** Visitors see only members' initials. */
export async function cardsOf(
  groups: readonly Group[],
  viewerId: UserId | null,
): Promise<{ card: ResearchGroupCard; members: Member[] }[]> {
  if (groups.length === 0) return [];
  const ids = groups.map(({ id }) => id);
  const all = Map.groupBy(await membersNow(db, ids), ({ groupId }) => groupId);
  const names = await shownNames(
    [...all.values()].flat().map(({ userId }) => userId),
    viewerId,
  );
  return groups.map((group) => {
    const members = founderFirst(all.get(group.id) ?? [], group.createdBy);
    return { card: cardOf(group, members, names), members };
  });
}

export function cardOf(
  group: Group,
  members: readonly Member[],
  names: ReadonlyMap<string, Name>,
): ResearchGroupCard {
  const { id, title, description, requiredMembers, createdAt } = group;
  return {
    id,
    title,
    description,
    createdOn: utcDay(createdAt),
    requiredMembers,
    availableMembers: members.map(({ userId }) => names.get(userId) ?? namelessMember),
    path: picturePath(id),
  };
}

export async function shownNames(
  userIds: readonly UserId[],
  viewerId: UserId | null,
): Promise<Map<string, Name>> {
  const named = await namePeople(db, userIds);
  const shown = [...named].map(([id, name]) => {
    const known = name ?? namelessMember;
    return [id, viewerId === null ? firstLetters(known) : known] as const;
  });
  return new Map(shown);
}

export function founderFirst(members: readonly Member[], createdBy: string): Member[] {
  const isFounder = (member: Member) => member.userId === createdBy;
  return [...members.filter(isFounder), ...members.filter((member) => !isFounder(member))];
}

function firstLetters({ firstName, lastName }: Name): Name {
  return {
    firstName: initialsOf({ firstName, lastName: "" }),
    lastName: initialsOf({ firstName: "", lastName }),
  };
}
