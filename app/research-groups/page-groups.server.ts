import { and, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { type GroupState, groupState } from "#app/research-groups/group.ts";
import { taken } from "#app/research-groups/list-groups.server.ts";
import { type Group, type Member, membersNow } from "#app/research-groups/lock-group.server.ts";
import { researchGroupMembers, researchGroups } from "#app/research-groups/tables.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type GroupInList = Group & {
  state: GroupState;
  membersCount: number;
  paidCount: number;
  payBy: Date | null;
};

export async function pageGroups(
  tx: Db,
  { state, after, size }: { state: GroupState | null; after: Cursor; size: number },
): Promise<{ groups: GroupInList[]; next: string | null }> {
  const { createdAt: by, id } = researchGroups;
  const { rows: page, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(researchGroups)
        .where(and(state === null ? undefined : inState(state), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, idOf: (group) => group.id },
    { after, size },
  );
  const members =
    page.length === 0
      ? []
      : await membersNow(
          tx,
          page.map((group) => group.id),
        );
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  const groups = page.map((group) => ({ ...group, ...status(group, byGroup.get(group.id) ?? []) }));
  return { groups, next };
}

export function status(
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

/** The rare states count all members at once, because few groups are in them. */
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
