import { staffSource } from "#app/currencies/staff-source.ts";

/** A source's host, the shipped table or a person. */
export function sourceText(source: string): string {
  if (source === staffSource) return "Entered by hand";
  if (source === "shipped") return "Shipped with the site";
  return URL.canParse(source) ? new URL(source).host : source;
}
