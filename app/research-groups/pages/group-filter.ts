import { groupsPath } from "#app/content/research-group-card.ts";

/** Which groups a list shows. */
const shownGroups = ["all", "open", "mine"] as const;

export type GroupFilter = {
  show: (typeof shownGroups)[number];
  /** Only groups of so many co-authors. */
  coAuthors: number | null;
  /** The first is 1. */
  page: number;
};

const lastPage = 10_000;

/** The filter an address asks for; what it does not say, or says wrongly, is left open. */
export function readGroupFilter(
  fields: URLSearchParams,
  { sizes, signedIn }: { sizes: readonly number[]; signedIn: boolean },
): GroupFilter {
  const show = shownGroups.find((name) => name === fields.get("show")) ?? "all";
  const coAuthors = sizes.find((size) => String(size) === fields.get("coAuthors")) ?? null;
  const page = /^[1-9]\d{0,4}$/.test(fields.get("page") ?? "") ? Number(fields.get("page")) : 1;
  return { show: show === "mine" && !signedIn ? "all" : show, coAuthors, page: Math.min(page, lastPage) };
}

/** The list's address with such a filter. */
export function groupListPath({ show, coAuthors, page }: GroupFilter): string {
  const query = new URLSearchParams();
  if (coAuthors !== null) query.set("coAuthors", String(coAuthors));
  if (show !== "all") query.set("show", show);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${groupsPath}?${query}` : groupsPath;
}

/** Where a group is created, with so many co-authors chosen. */
export function createGroupPath(coAuthors: number | null): string {
  return coAuthors === null ? `${groupsPath}create` : `${groupsPath}create?coAuthors=${coAuthors}`;
}
