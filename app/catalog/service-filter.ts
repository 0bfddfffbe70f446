import type { ServiceRules } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";

export type ServiceFilter = { words: string; need: string };

/** What the list's address asks for: `q` words, `need` one of the needs. */
export function readFilter(query: URLSearchParams): ServiceFilter {
  return { words: (query.get("q") ?? "").trim().slice(0, 80), need: query.get("need") ?? "" };
}

/** A short word stands inside many others: "lor" in "tailored". It counts only where a word begins with it. */
const shortest = 4;

/**
 * How well a service fits the words, so that lists can begin with the best; null where a word is missing or the need is
 * another. A word counts most where its name or address begins a word with it, least inside one. The premium visas are
 * all found as visas, whatever their names are.
 */
export function fitOfService(
  { slug, heading, intro }: Pick<Service, "slug" | "heading" | "intro">,
  rules: Pick<ServiceRules, "need" | "display">,
  { words, need }: ServiceFilter,
): number | null {
  if (need !== "" && rules.need !== need) return null;
  const name = wordsOf(`${heading} ${slug} ${rules.display.premiumVisa ? "visa" : ""}`);
  const rest = wordsOf(intro);
  let fit = 0;
  for (const word of words.toLowerCase().split(/\s+/).filter(Boolean)) {
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
  return word.length >= shortest && (name + rest).includes(word) ? 1 : 0;
}

/** In small letters, each word after a space: what joins words in a name or an address parts them here, and stays. */
function wordsOf(text: string): string {
  const small = text.toLowerCase();
  return ` ${small} ${small.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}
