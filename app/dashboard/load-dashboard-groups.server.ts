import { writtenDate } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { countUnreadOnBoards } from "#app/research-groups/board/read-board.server.ts";
import { payByDay, sharePath } from "#app/research-groups/group.ts";
import { groupsPerPage, listGroups } from "#app/research-groups/list-groups.server.ts";
import { type ShareDue, sharesDue } from "#app/research-groups/shares-due.server.ts";
import type { MyGroup } from "#app/dashboard/group-view.ts";

/** Shares to buy come first, because places expire. If groups cannot be read, the dashboard shows without them. */
export async function loadMyGroups(userId: UserId, now: Date): Promise<MyGroup[]> {
  try {
    const { groups, total } = await listGroups({ viewerId: userId, state: "mine", page: 1 });
    if (total === 0) return [];
    const [due, unread] = await Promise.all([sharesDue(userId, now), countUnreadOnBoards(db, userId)]);
    const others = groups.filter(({ id }) => due.every((share) => share.id !== id));
    const free = Math.max(0, groupsPerPage - due.length);
    const shown = [...due.map(withShareDue), ...others.slice(0, free).map(withoutShareDue)];
    return shown.map((group) => ({ ...group, unread: unread.get(group.id) ?? 0 }));
  } catch (error) {
    log.error({ error }, "the customer's research groups could not be read");
    return [];
  }
}

function withShareDue(share: ShareDue): Omit<MyGroup, "unread"> {
  const { id, title, requiredMembers, payBy, orderOpen } = share;
  const due = { on: writtenDate(payByDay(payBy)), buyHref: orderOpen ? null : sharePath(share) };
  return { id, title, requiredMembers, members: requiredMembers, state: "full", due };
}

function withoutShareDue(
  group: Awaited<ReturnType<typeof listGroups>>["groups"][number],
): Omit<MyGroup, "unread"> {
  const { id, title, requiredMembers, availableMembers, state } = group;
  return { id, title, requiredMembers, members: availableMembers.length, state, due: null };
}
