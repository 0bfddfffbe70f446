import { and, desc, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { type GroupState, groupState } from "#app/research-groups/group.ts";
import { taken } from "#app/research-groups/list-groups.server.ts";
import { type Group, type Member, membersNow } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";

export type GroupInList = Group & {
  state: GroupState;
  membersCount: number;
  paidCount: number;
  payBy: Date | null;
};

/** A page of groups in one state or any, newest first: two queries. `after` is the last group of the page before. */
export async function pageGroups(
  tx: Db,
  { state, after, limit }: { state: GroupState | null; after: string | null; limit: number },
): Promise<{ groups: GroupInList[]; next: string | null }> {
  const { createdAt, id } = researchGroups;
  const found = await tx
    .select()
    .from(researchGroups)
    .where(
      and(
        state === null ? undefined : inState(state),
        // Compared in the database, whose moments are finer than ours.
        after === null
          ? undefined
          : sql`(${createdAt}, ${id}) < (select last.created_at, last.id from ${researchGroups} last where last.id = ${after})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const members =
    page.length === 0
      ? []
      : await membersNow(
          tx,
          page.map((group) => group.id),
        );
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  const groups = page.map((group) => ({ ...group, ...standing(group, byGroup.get(group.id) ?? []) }));
  return { groups, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Where a group stands, and until when the shares that are not paid must be bought. */
export function standing(
  group: Group,
  members: readonly Member[],
): Pick<GroupInList, "state" | "membersCount" | "paidCount" | "payBy"> {
  const unpaid = members.filter(({ paidAt }) => paidAt === null);
  const deadlines = unpaid.flatMap(({ payBy }) => payBy ?? []);
  return {
    state: groupState({ ...group, members }),
    membersCount: members.length,
    paidCount: members.length - unpaid.length,
    payBy: deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

/** As `groupState` has it. Of the rarer states, all members are counted at once: few groups among many are in them. */
function inState(state: GroupState): SQL | undefined {
  const { id, closedAt, requiredMembers } = researchGroups;
  if (state === "closed") return isNotNull(closedAt);
  if (state === "open") return and(isNull(closedAt), lt(taken, requiredMembers));
  const isPaid = state === "full" ? sql`<` : sql`=`;
  return and(
    isNull(closedAt),
    sql`${id} in (
      select counted.id from ${researchGroups} counted
      join ${researchGroupMembers} place on place.group_id = counted.id and place.left_at is null
      group by counted.id
      having count(*) >= counted.required_members and count(place.paid_at) ${isPaid} count(*))`,
  );
}
