import { cardsMax } from "#app/content/research-group-card.ts";
import type { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import type { ListedGroup } from "#app/research-groups/group-page.ts";
import { listGroups } from "#app/research-groups/list-groups.server.ts";
import type { GroupFilter } from "#app/research-groups/pages/group-filter.ts";

export type LoadedGroups =
  | { state: "failed" }
  | {
      state: "loaded";
      groups: ListedGroup[];
      page: number;
      pages: number;
      others: ListedGroup[];
    };

/** If groups cannot be read, their section says so; the page still works. */
export async function loadGroups(filter: GroupFilter, viewerId: UserId | null): Promise<LoadedGroups> {
  const { show, coAuthors, page } = filter;
  try {
    const [list, others] = await Promise.all([
      listGroups({ viewerId, state: show, coAuthors, page }),
      coAuthors !== null && show !== "mine" && page === 1
        ? listGroups({ viewerId, state: "open", page: 1 })
        : { groups: [] },
    ]);
    const ofOtherSizes = others.groups.filter(({ requiredMembers }) => requiredMembers - 1 !== coAuthors);
    return { state: "loaded", ...list, others: ofOtherSizes.slice(0, cardsMax) };
  } catch (error) {
    log.error({ error }, "the research groups could not be read");
    return { state: "failed" };
  }
}
