import { groupsPath } from "#app/content/research-group-card.ts";

const shownGroups = ["all", "open", "mine"] as const;

export type GroupFilter = {
  show: (typeof shownGroups)[number];
  coAuthors: number | null;
  page: number;
};

const lastPage = 10_000;

/** Ignores missing or invalid values. */
export function readGroupFilter(
  fields: URLSearchParams,
  { sizes, signedIn }: { sizes: readonly number[]; signedIn: boolean },
): GroupFilter {
  const show = shownGroups.find((name) => name === fields.get("show")) ?? "all";
  const coAuthors = sizes.find((size) => String(size) === fields.get("coAuthors")) ?? null;
  const page = /^[1-9]\d{0,4}$/.test(fields.get("page") ?? "") ? Number(fields.get("page")) : 1;
  return { show: show === "mine" && !signedIn ? "all" : show, coAuthors, page: Math.min(page, lastPage) };
}

export function groupListPath({ show, coAuthors, page }: GroupFilter): string {
  const query = new URLSearchParams();
  if (coAuthors !== null) query.set("coAuthors", String(coAuthors));
  if (show !== "all") query.set("show", show);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${groupsPath}?${query}` : groupsPath;
}

export function createGroupPath(coAuthors: number | null): string {
  return coAuthors === null ? `${groupsPath}create` : `${groupsPath}create?coAuthors=${coAuthors}`;
}
