import type { ServiceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";

export type ServiceFilter = { words: string; need: string };

/** What the list's address asks for: `q` words, `need` one of the needs. */
export function readFilter(query: URLSearchParams): ServiceFilter {
  return { words: (query.get("q") ?? "").trim().slice(0, 80), need: query.get("need") ?? "" };
}

/**
 * Whether a service has every word somewhere in its name, intro or address, and meets the need. The premium
 * visas are all found as visas, whatever their names are.
 */
export function matchesService(
  { slug, heading, intro }: Pick<Service, "slug" | "heading" | "intro">,
  rules: Pick<ServiceRules, "need" | "display">,
  { words, need }: ServiceFilter,
): boolean {
  if (need !== "" && rules.need !== need) return false;
  const text = `${heading} ${intro} ${slug} ${rules.display.premiumVisa ? "visa" : ""}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
