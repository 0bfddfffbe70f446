import type { ServiceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";

type ServiceFilter = { text: string; need: string };

/** What the list's address asks for: `q` words, `need` one of the needs. */
export function readFilter(query: URLSearchParams): ServiceFilter {
  return { text: (query.get("q") ?? "").trim().slice(0, 80), need: query.get("need") ?? "" };
}

/** Shorter words are inside too many others, as "lor" is in "tailored": they count only where a word begins with them. */
const lengthToMatchInside = 4;

/**
 * How well a service fits what is searched, so that lists can start with the best; null where it does not. Words in its
 * name or address count more than words in its intro, and whole words more than parts. Every premium visa is found as
 * "visa", whatever its name.
 */
export function fitOfService(
  { slug, heading, intro }: Pick<Service, "slug" | "heading" | "intro">,
  rules: Pick<ServiceRules, "need" | "display">,
  { text: query, need }: ServiceFilter,
): number | null {
  if (need !== "" && rules.need !== need) return null;
  const name = textOf(`${heading} ${slug} ${rules.display.premiumVisa ? "visa" : ""}`);
  const rest = textOf(intro);
  let fit = 0;
  for (const word of query.toLowerCase().split(/\s+/).filter(Boolean)) {
    const one = fitOfWord(word, name, rest);
    if (one === 0) return null;
    fit += one;
  }
  return fit;
}

function fitOfWord(word: string, name: string, rest: string): number {
  if (name.includes(` ${word} `)) return 4;
  if (name.includes(` ${word}`)) return 3;
  if (rest.includes(` ${word}`)) return 2;
  return word.length >= lengthToMatchInside && (name + rest).includes(word) ? 1 : 0;
}

/** A text to search in lower case: as written, and again with a space for each hyphen or other sign between words. */
function textOf(text: string): string {
  const lower = text.toLowerCase();
  return ` ${lower} ${lower.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}
