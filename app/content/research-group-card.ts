import type { GroupId } from "#app/platform/ids.ts";

export type ResearchGroupCard = {
  id: GroupId;
  title: string;
  description: string;
  createdOn: string;
  requiredMembers: number;
  /** The founder first. Visitors get initials only. */
  availableMembers: { firstName: string; lastName: string }[];
  path: string;
};

export type ShownState = "open" | "full" | "working" | "closed";

/** `mine`: the reader is a member. */
export type ResearchGroupsState =
  | { state: "loaded"; groups: (ResearchGroupCard & { mine?: boolean })[] }
  | { state: "failed" };

export const groupsPath = "/service/research_groups/";

export const groupsNotLoaded = "Research groups could not be loaded. Try again.";

/** On pages about something else (spec section 9). */
export const cardsMax = 3;

const descriptionCut = 40;

export function cutDescription(description: string): { shown: string; cut: boolean } {
  const characters = charactersOf(description);
  if (characters.length <= descriptionCut) return { shown: description, cut: false };
  return { shown: characters.slice(0, descriptionCut).join(""), cut: true };
}

export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => charactersOf(name)[0]?.toUpperCase() ?? "").join("");
}

export function membersInShort(members: ResearchGroupCard["availableMembers"]): string {
  const [first, ...others] = members;
  if (!first) return "No members yet";
  if (others.length === 0) return initialsOf(first);
  return `${initialsOf(first)} and ${others.length} ${others.length === 1 ? "other" : "others"}`;
}

/** Initials where we have no more. */
export function memberName(member: { firstName: string; lastName: string }): string {
  const { firstName, lastName } = member;
  const whole = [firstName, lastName].some((name) => charactersOf(name).length > 1);
  return whole ? `${firstName} ${lastName}`.trim() : initialsOf(member);
}

/** Spaces, parentheses and slashes in the title become underscores; only the id matters. */
export function groupPath({ title, id }: Pick<ResearchGroupCard, "title" | "id">): string {
  // Browsers treat a backslash as a slash, and dots alone as another folder.
  const named = title
    .toWellFormed()
    .replace(/[\s()/\\]/g, "_")
    .replace(/^\.{0,2}$/, "_");
  return `${groupsPath}${encodeURIComponent(named)}/${id}`;
}

/** Grapheme clusters: a letter with its accents counts once. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
