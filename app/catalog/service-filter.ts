import type { ServiceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";

type ServiceFilter = { text: string; need: string };

/** `q`: search words; `need`: one of the needs. */
export function readFilter(query: URLSearchParams): ServiceFilter {
  return { text: (query.get("q") ?? "").trim().slice(0, 80), need: query.get("need") ?? "" };
}

/** Shorter words match only at the start of a word: "lor" is also inside "tailored". */
const lengthToMatchInside = 4;

/**
 * Null when it does not fit. Names count more than intros, whole words more than parts. "visa" finds every premium
 * visa.
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

/** Lower case, as written and again with spaces for hyphens and signs. */
function textOf(text: string): string {
  const lower = text.toLowerCase();
  return ` ${lower} ${lower.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}
