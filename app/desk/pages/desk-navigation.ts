import type { Awaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { deskPages, placeGroups } from "#app/desk/pages/places-table.ts";
import { mayEver, type StaffRole } from "#app/desk/permissions.ts";

export type NavigationGroup = { label: string; links: { to: string; label: string; count: number }[] };

/** What this role may open, each with the number of things in it that wait. */
export function deskNavigation(role: StaffRole, awaiting: Awaiting): NavigationGroup[] {
  const open = deskPages.filter(({ right }) => right === null || mayEver(role, right));
  const shown = placeGroups.map((label) => ({
    label,
    links: open
      .filter(({ group }) => group === label)
      .map(({ to, label: name, waiting }) => ({ to, label: name, count: sum(waiting?.(awaiting) ?? []) })),
  }));
  return shown.filter(({ links }) => links.length > 0);
}

/** The nearest of the menu's places above `path`: a coupon's page is marked at Coupons, not at Catalogue. */
export function currentPlace(navigation: NavigationGroup[], path: string): string | null {
  const here = `${path.replace(/\/+$/, "")}/`;
  const places = navigation.flatMap(({ links }) => links.map(({ to }) => to));
  const above = places.filter((to) => here.startsWith(`${to}/`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function sum(counts: (number | null)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}
