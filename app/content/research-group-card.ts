/** What a card says of a research group (spec section 3). */
export type ResearchGroupCard = {
  id: string;
  title: string;
  description: string;
  /** As yyyy-mm-dd. */
  createdOn: string;
  requiredMembers: number;
  /** Those who have joined, the one who began it first. Signed-out visitors are given initials only. */
  availableMembers: { firstName: string; lastName: string }[];
  /** The card's picture. */
  path: string;
};

/** Where a group stands: it can be joined, its shares can be bought, its work is under way, or it is over. */
export type ShownState = "open" | "full" | "working" | "closed";

/** The newest groups that can be joined, or that they could not be read. `mine`: the reader is a member. */
export type ResearchGroupsState =
  | { state: "loaded"; groups: (ResearchGroupCard & { mine?: boolean })[] }
  | { state: "failed" };

export const groupsPath = "/service/research_groups/";

/** What is said where groups cannot be read. */
export const groupsNotLoaded = "Research groups could not be loaded. Try again.";

/** So many cards stand on a page that is about something else (spec section 9). */
export const cardsMax = 3;

/** Characters of a description that a card has room for (spec section 9). */
const descriptionCut = 40;

/** A description as a card has it; null for the rest where there is none. */
export function cutDescription(description: string): { shown: string; cut: boolean } {
  const characters = charactersOf(description);
  if (characters.length <= descriptionCut) return { shown: description, cut: false };
  return { shown: characters.slice(0, descriptionCut).join(""), cut: true };
}

/** `MN` of Meera Nair. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => charactersOf(name)[0]?.toUpperCase() ?? "").join("");
}

/** Who has joined, in a few words: the first one's initials and how many others. */
export function membersInShort(members: ResearchGroupCard["availableMembers"]): string {
  const [first, ...others] = members;
  if (!first) return "No members yet";
  if (others.length === 0) return initialsOf(first);
  return `${initialsOf(first)} and ${others.length} ${others.length === 1 ? "other" : "others"}`;
}

/** A member's whole name; only initials where that is all we were given. */
export function memberName(member: { firstName: string; lastName: string }): string {
  const { firstName, lastName } = member;
  const whole = [firstName, lastName].some((name) => charactersOf(name).length > 1);
  return whole ? `${firstName} ${lastName}`.trim() : initialsOf(member);
}

/** A group's address. In its title spaces, parentheses and slashes become underscores; the id decides. */
export function groupPath({ title, id }: Pick<ResearchGroupCard, "title" | "id">): string {
  // A backslash is a slash too. Dots alone would name another folder.
  const named = title
    .toWellFormed()
    .replace(/[\s()/\\]/g, "_")
    .replace(/^\.{0,2}$/, "_");
  return `${groupsPath}${encodeURIComponent(named)}/${id}`;
}

/** As a reader counts them: a letter with its accents is one. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
