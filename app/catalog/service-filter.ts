import { rulesOf } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import { isServiceSlug, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

type ServiceFilter = { text: string; need: string };
type Named = Pick<Service, "slug" | "heading" | "intro">;

export const comparedMax = 3;

/** `q`: search words; `need`: one of the needs. */
export function readFilter(query: URLSearchParams): ServiceFilter {
  return { text: (query.get("q") ?? "").trim().slice(0, 80), need: query.get("need") ?? "" };
}

/** Those chosen to compare, each once, in the order of the address. */
export function readChosen(query: URLSearchParams): ServiceSlug[] {
  return [...new Set(query.getAll("service"))].filter(isServiceSlug);
}

/**
 * Without search words all services, in catalogue order; otherwise the best match first. Where no service matches every
 * word, those that match most of them.
 */
export function searchServices<Found extends Named>(
  services: readonly Found[],
  text: string,
): { found: Found[]; partly: boolean } {
  const tokens = tokensOfSearch(text);
  if (tokens.length === 0) return { found: [...services], partly: false };
  const matches = services
    .map((service) => ({ service, fits: fitsOf(service, tokens) }))
    .map(({ service, fits }) => ({ service, matched: fits.filter(Boolean).length, fit: sum(fits) }));
  const most = Math.max(...matches.map(({ matched }) => matched));
  const found = matches
    .filter(({ matched }) => matched > 0 && matched === most)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ service }) => service);
  return { found, partly: found.length > 0 && most < tokens.length };
}

function tokensOfSearch(text: string): string[] {
  const all = text.split(/\s+/).flatMap((part) => {
    const whole = joined(part);
    return abbreviations.has(whole) ? [whole] : tokensIn(part);
  });
  const telling = all.filter((token) => !passedOver.has(token));
  return telling.length > 0 ? telling : all;
}

/** Found in nearly every search, and say nothing about a service. */
const passedOver = new Set("a an and for help i in me my need of on or the to want with".split(" "));

/** In the order of `tokens`: 0 where one does not match. */
function fitsOf({ slug, heading, intro }: Named, tokens: readonly string[]): number[] {
  const rules = rulesOf(slug);
  const terms = new Set(rules.searchTerms.map(joined));
  const visa = rules.display.premiumVisa ? "visa" : "";
  const name = tokensIn(`${heading} ${slug} ${visa}`);
  const alsoCalled = tokensIn(rules.searchTerms.join(" "));
  return tokens.map((token) => fitOfToken(token, { terms, name, alsoCalled, rest: tokensIn(intro) }));
}

type Searched = { terms: ReadonlySet<string> } & Record<"name" | "alsoCalled" | "rest", readonly string[]>;

/** Shorter beginnings and inner parts match too much: "lor" is inside "tailored". */
const startLengthMin = 3;
const insideLengthMin = 4;

function fitOfToken(token: string, { terms, name, alsoCalled, rest }: Searched): number {
  const starts = (other: string) => other.startsWith(token);
  if (terms.has(token)) return 6;
  if (name.includes(token)) return 5;
  if (alsoCalled.includes(token)) return 4;
  if (abbreviations.has(token) || token.length < startLengthMin) return rest.includes(token) ? 2 : 0;
  if (name.some(starts) || alsoCalled.some(starts)) return 3;
  if (rest.some(starts)) return 2;
  const isInside =
    token.length >= insideLengthMin && [...name, ...rest].some((other) => other.includes(token));
  return isInside ? 1 : 0;
}

/** Terms without small letters, such as LOR and EB-1: they match as a whole alone. */
const abbreviations = new Set(
  shippedSlugs
    .flatMap((slug) => rulesOf(slug).searchTerms)
    .filter((term) => !/[a-z ]/.test(term))
    .map(joined),
);

/** "EB-1" and "eb1" alike. */
function joined(text: string): string {
  return tokensIn(text).join("");
}

/** In lower case and one spelling: without accents, singular, British as American. */
function tokensIn(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((token) =>
    token
      .replace(/ies$/, "y")
      .replace(/(?<=..[^s])s$/, "")
      .replace(/iz(?=e|ing|ation)/, "is")
      .replace(/ll(?=ing|ed|or)/, "l"),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
