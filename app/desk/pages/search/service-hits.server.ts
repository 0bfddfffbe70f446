import { href } from "react-router";

import { headingsOfAll, listServices } from "#app/catalog/find-service.server.ts";
import type { SearchHit } from "#app/desk/pages/search/search-hit.ts";
import { mayEver, type StaffRole } from "#app/desk/permissions.ts";
import { searchTerms } from "#app/platform/search-terms.ts";

export async function serviceHits(role: StaffRole, terms: readonly string[]): Promise<SearchHit[]> {
  if (!mayEver(role, "see_catalogue")) return [];
  const services = await listServices();
  return services
    .filter(({ heading }) => terms.every((word) => isInHeading(word, heading)))
    .map(({ slug, heading }) => ({
      title: heading,
      detail: "Service",
      href: href("/staff/catalogue/services/:slug", { slug }),
    }));
}

/** Words that name services, and which services have them all; the rest name people. */
export async function splitServiceTerms(
  terms: readonly string[],
): Promise<{ rest: string[]; services: string[] | null }> {
  const headings = Object.entries(await headingsOfAll());
  const named = terms.filter(
    (word) => word.length > 2 && headings.some(([, heading]) => isInHeading(word, heading)),
  );
  const rest = terms.filter((word) => !named.includes(word));
  if (named.length === 0 || rest.length === 0) return { rest: [...terms], services: null };
  const services = headings.filter(([, heading]) => named.every((word) => isInHeading(word, heading)));
  return { rest, services: services.map(([slug]) => slug) };
}

function isInHeading(word: string, heading = ""): boolean {
  return searchTerms(heading).some((one) => one.startsWith(word));
}
