import type { ResearchGroupsState } from "#app/content/research-group-card.ts";
import type { Section } from "#app/content/section.ts";
import type { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { newestOpenGroups } from "#app/research-groups/list-groups.server.ts";

export async function loadNewestGroups(
  sections: readonly Section[],
  viewerId: UserId | null,
): Promise<ResearchGroupsState | undefined> {
  if (!sections.some(({ kind }) => kind === "research-groups")) return undefined;
  try {
    return { state: "loaded", groups: await newestOpenGroups(viewerId) };
  } catch (error) {
    log.error({ error }, "the newest research groups could not be read");
    return { state: "failed" };
  }
}
