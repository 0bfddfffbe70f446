import { smallerDestinations } from "#app/catalog/service-parts/illustrative.ts";
import type { Section } from "#app/content/section.ts";

/** For an owner who shows nothing invented. */
export function withoutIllustrations(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    switch (section.kind) {
      case "admits":
      case "person":
        return section.illustration === null ? [section] : [];
      case "sample":
        return [];
      case "destinations": {
        if (section.illustration === null) return [section];
        const real = section.destinations.filter((one) => !invented.has(one.country));
        return [{ ...section, destinations: real, illustration: null }];
      }
      default:
        return [section];
    }
  });
}

const invented = new Set(smallerDestinations.map(({ country }) => country));
