import { and, count, desc, eq, gt, isNull, lt, type Placeholder, type SQL, sql } from "drizzle-orm";

import { cardsMax } from "#app/content/research-group-card.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { groupState } from "#app/research-groups/group.ts";
import { cardsOf } from "#app/research-groups/group-cards.server.ts";
import type { ListedGroup } from "#app/research-groups/group-page.ts";
import type { Group, Member } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

export const groupsPerPage = 12;

type GroupsWanted = {
  viewerId: UserId | null;
  /** `all` leaves out closed groups, `mine` does not. */
  state: "open" | "all" | "mine";
  coAuthors?: number | null;
  /** From 1; past the end means the last page. */
  page: number;
  pageSize?: number;
};

type GroupsPage = { groups: ListedGroup[]; page: number; pages: number; total: number };

/** Open groups first, then full ones, newest first. */
export async function listGroups(wanted: GroupsWanted): Promise<GroupsPage> {
  const { viewerId, pageSize = groupsPerPage } = wanted;
  const which = wantedGroups(wanted);
  const [counted] = await db.select({ total: count() }).from(researchGroups).where(which);
  const total = counted?.total ?? 0;
  if (total === 0) return { groups: [], page: 1, pages: 1, total };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, wanted.page), pages);
  const groups = await db
    .select()
    .from(researchGroups)
    .where(which)
    .orderBy(stateRank, desc(researchGroups.createdAt), researchGroups.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { groups: await listed(groups, viewerId), page, pages, total };
}

export async function newestOpenGroups(
  viewerId: UserId | null,
  listedMax = cardsMax,
): Promise<Omit<ListedGroup, "state">[]> {
  const groups = await db
    .select()
    .from(researchGroups)
    .where(isOpen)
    .orderBy(desc(researchGroups.createdAt), researchGroups.id)
    .limit(listedMax);
  return (await cardsOf(groups, viewerId)).map(({ card, members }) => ({
    ...card,
    mine: hasMember(members, viewerId),
  }));
}

async function listed(groups: Group[], viewerId: UserId | null): Promise<ListedGroup[]> {
  const cards = await cardsOf(groups, viewerId);
  return groups.map((group, index) => {
    const { card, members } = cards[index]!;
    const state = groupState({ ...group, members });
    return { ...card, state, mine: hasMember(members, viewerId) };
  });
}

function hasMember(members: readonly Member[], viewerId: UserId | null): boolean {
  return members.some(({ userId }) => userId === viewerId);
}

function wantedGroups({ viewerId, state, coAuthors }: GroupsWanted): SQL | undefined {
  const size = coAuthors == null ? undefined : eq(researchGroups.requiredMembers, coAuthors + 1);
  switch (state) {
    case "open":
      return and(size, isOpen);
    case "all":
      return and(size, isNull(closedAt));
    case "mine":
      return and(size, viewerId === null ? sql`false` : isMemberOf(viewerId));
  }
}

const { id, requiredMembers, closedAt } = researchGroups;
const { groupId, userId: member, leftAt, paidAt } = researchGroupMembers;

export const taken = sql<number>`(select count(*) from ${researchGroupMembers} where ${groupId} = ${id} and ${leftAt} is null)`;
const paid = sql<number>`(select count(${paidAt}) from ${researchGroupMembers} where ${groupId} = ${id} and ${leftAt} is null)`;

const isOpen = and(isNull(closedAt), gt(taken, 0), lt(taken, requiredMembers));

const stateRank = sql`case when ${closedAt} is not null then 3 when ${taken} < ${requiredMembers} then 0
  when ${paid} < ${taken} then 1 else 2 end`;

function isMemberOf(viewerId: UserId): SQL {
  return sql`exists (select 1 from ${researchGroupMembers}
    where ${groupId} = ${id} and ${leftAt} is null and ${member} = ${viewerId})`;
}

/** A part of other queries: closed groups included. */
export function isInGroups(userId: Placeholder): SQL<boolean> {
  return sql`exists (select from ${researchGroupMembers} where user_id = ${userId} and left_at is null)`;
}
