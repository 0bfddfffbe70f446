import type { UniversityAdmits } from "#app/content/section-parts.ts";
import type { Section } from "#app/content/section.ts";
import type { Admit, Showcase } from "#app/content/showcase/showcase.ts";

/** The owner's own rows in the place of those that ship, of each kind that has any. */
export function withShowcase(
  sections: readonly Section[],
  { admits, counsellors, destinations }: Showcase,
): Section[] {
  return sections.flatMap((section): Section[] => {
    switch (section.kind) {
      case "destinations":
        if (destinations.length === 0) return [section];
        return [{ ...section, destinations: [...destinations], illustration: null }];
      case "admits": {
        if (admits.length === 0) return [section];
        const universities = countByUniversity(admits);
        return universities.length === 0 ? [] : [{ ...section, universities, illustration: null }];
      }
      case "person": {
        if (counsellors.length === 0) return [section];
        const people = counsellors.map(({ name, role, profile, countries, languages, photo }) => ({
          name,
          role,
          photo,
          paragraphs: profile.split(/\n+/),
          facts: [
            { term: "Countries", text: countries },
            { term: "Languages", text: languages },
          ].filter(({ text }) => text !== ""),
        }));
        return [{ ...section, people, illustration: null }];
      }
      default:
        return [section];
    }
  });
}

/** Those who were admitted. */
function countByUniversity(admits: readonly Admit[]): UniversityAdmits[] {
  const admitted = admits.filter(({ outcome }) => outcome === "admitted");
  const byUniversity = Map.groupBy(admitted, ({ university, country }) => `${university}, ${country}`);
  return [...byUniversity].map(([university, rows]) => {
    const withPapers = rows.filter(({ papers }) => papers).length;
    return { university, withPapers, withoutPapers: rows.length - withPapers };
  });
}
