import { staffSource } from "#app/currencies/staff-source.ts";

/** Where a rate is from, for people: a source's host, the table that the site ships with, or a person. */
export function sourceText(source: string): string {
  if (source === staffSource) return "Entered by hand";
  if (source === "shipped") return "Shipped with the site";
  return URL.canParse(source) ? new URL(source).host : source;
}
