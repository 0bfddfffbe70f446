import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";

/** Null: as shipped, after those with a place. */
type Positions = ReadonlyMap<ServiceSlug, number | null>;

/** The catalogue, in which the services of one need change places with each other alone. */
export function inNeedOrder(positions: Positions): ServiceSlug[] {
  const byNeed = Map.groupBy(serviceSlugs(), (slug) => rulesOf(slug).need);
  const ordered = new Map([...byNeed].map(([need, slugs]) => [need, placed(slugs, positions).values()]));
  return serviceSlugs().flatMap((slug) => ordered.get(rulesOf(slug).need)?.next().value ?? []);
}

/** Of one need, with this one a place further up or down; null where there is none. */
export function moved(
  slug: ServiceSlug,
  direction: "up" | "down",
  positions: Positions,
): ServiceSlug[] | null {
  const { need } = rulesOf(slug);
  const slugs = inNeedOrder(positions).filter((one) => rulesOf(one).need === need);
  const at = slugs.indexOf(slug);
  const other = direction === "up" ? at - 1 : at + 1;
  const neighbour = slugs[other];
  if (neighbour === undefined) return null;
  return slugs.with(at, neighbour).with(other, slug);
}

function placed(slugs: readonly ServiceSlug[], positions: Positions): ServiceSlug[] {
  const place = (slug: ServiceSlug) => positions.get(slug) ?? Number.MAX_SAFE_INTEGER;
  return slugs.toSorted((one, other) => place(one) - place(other));
}
