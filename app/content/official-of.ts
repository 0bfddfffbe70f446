import type { OfficialNote } from "#app/content/section-parts.ts";
import type { Section } from "#app/content/section.ts";

/** Of the section, and of its tabs. */
export function officialOf(section: Section): OfficialNote[] {
  const { official = [] } = section;
  if (section.kind === "eligibility") {
    return [...official, ...section.parts.flatMap((part) => part.official ?? [])];
  }
  if (section.kind === "country-tabs") {
    return [...official, ...section.countries.flatMap((country) => country.official)];
  }
  return official;
}
