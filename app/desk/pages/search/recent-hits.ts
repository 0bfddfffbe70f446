import type { SearchGroup, SearchHit } from "#app/desk/pages/search/search-hit.ts";

const recentMax = 6;

/** Newest first, in this tab alone: it goes when the tab is closed, and names of customers with it. */
export function readRecent(memberId: string): SearchHit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHit) : [];
  } catch {
    return [];
  }
}

export function rememberHit(memberId: string, hit: SearchHit): void {
  if (hit.isFile) return;
  const others = readRecent(memberId).filter(({ href }) => href !== hit.href);
  try {
    sessionStorage.setItem(keyOf(memberId), JSON.stringify([hit, ...others].slice(0, recentMax)));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Before anything is typed they are a group of their own; later they come first in their groups. */
export function withRecent(
  { isStart }: { isStart: boolean },
  groups: readonly SearchGroup[],
  recent: readonly SearchHit[],
): SearchGroup[] {
  if (isStart) return recent.length > 0 ? [{ label: "Recent", hits: [...recent] }, ...groups] : [...groups];
  const places = new Map(recent.map(({ href }, at) => [href, at]));
  const placeOf = ({ href }: SearchHit) => places.get(href) ?? recent.length;
  return groups.map(({ label, hits }) => ({
    label,
    hits: hits.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }));
}

function keyOf(memberId: string): string {
  return `desk-recent:${memberId}`;
}

function isHit(value: unknown): value is SearchHit {
  const hit = value as Partial<SearchHit> | null;
  return typeof hit?.title === "string" && typeof hit.detail === "string" && isOfDesk(hit.href);
}

function isOfDesk(href: unknown): boolean {
  return typeof href === "string" && /^\/(?!\/)/.test(href);
}
