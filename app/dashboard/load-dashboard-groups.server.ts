import { writtenDate } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { payByDay, sharePath } from "#app/research-groups/group.ts";
import { groupsPerPage, listGroups } from "#app/research-groups/list-groups.server.ts";
import { type ShareDue, sharesDue } from "#app/research-groups/shares-due.server.ts";
import type { MyGroup } from "#app/dashboard/group-view.ts";

/** Shares to buy come first, because places expire. If groups cannot be read, the dashboard shows without them. */
export async function loadMyGroups(userId: UserId, now: Date): Promise<MyGroup[]> {
  try {
    const { groups, total } = await listGroups({ viewerId: userId, state: "mine", page: 1 });
    if (total === 0) return [];
    const due = await sharesDue(userId, now);
    const others = groups.filter(({ id }) => due.every((share) => share.id !== id));
    const free = Math.max(0, groupsPerPage - due.length);
    return [...due.map(withShareDue), ...others.slice(0, free).map(withoutShareDue)];
  } catch (error) {
    log.error({ error }, "the customer's research groups could not be read");
    return [];
  }
}

function withShareDue(share: ShareDue): MyGroup {
  const { id, title, requiredMembers, payBy, orderOpen } = share;
  const due = { on: writtenDate(payByDay(payBy)), buyHref: orderOpen ? null : sharePath(share) };
  return { id, title, requiredMembers, members: requiredMembers, state: "full", due };
}

function withoutShareDue(group: Awaited<ReturnType<typeof listGroups>>["groups"][number]): MyGroup {
  const { id, title, requiredMembers, availableMembers, state } = group;
  return { id, title, requiredMembers, members: availableMembers.length, state, due: null };
}
