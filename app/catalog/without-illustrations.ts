import { smallerDestinations } from "#app/catalog/service-parts/illustrative.ts";
import type { Section } from "#app/content/section.ts";

/** For an owner who shows nothing invented. */
export function withoutIllustrations(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    switch (section.kind) {
      case "admits":
      case "person":
      case "sample":
        return [];
      case "destinations": {
        const real = section.destinations.filter((one) => !invented.has(one.country));
        return [{ ...section, destinations: real, illustration: null }];
      }
      default:
        return [section];
    }
  });
}

const invented = new Set(smallerDestinations.map(({ country }) => country));
