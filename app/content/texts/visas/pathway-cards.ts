import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { PathwayCard } from "#app/content/section-parts.ts";
import type { PathwaysSection } from "#app/content/section.ts";

/** The way from one visa to the five others, each in a sentence that helps to choose. */
export function pathwaysFrom(visa: VisaSlug): PathwaysSection {
  return {
    kind: "pathways",
    id: "pathways",
    heading: "Other visas to consider",
    intro:
      "The same record can open more than one door. If this one does not fit, look at the others before you give up.",
    cards: visaCards(visa),
    newTab: false,
  };
}

/** All six, or all but the one whose page it is. */
export function visaCards(except: VisaSlug | null = null): PathwayCard[] {
  return Object.entries(cards)
    .filter(([slug]) => slug !== except)
    .map(([slug, card]) => ({ href: `/service/premium/${slug}/`, ...card }));
}

type VisaSlug = Extract<
  ServiceSlug,
  | "o-1-visa"
  | "eb-1-visa"
  | "eb2-niw"
  | "global-talent-visa-uk"
  | "australia-national-innovation-visa-subclass-858"
  | "singapore-one-pass"
>;

const cards: Record<VisaSlug, Omit<PathwayCard, "href">> = {
  "o-1-visa": {
    image: "o-1",
    heading: "O-1, United States",
    paragraph: "Work for up to three years at first, where an employer or agent files for you.",
  },
  "eb-1-visa": {
    image: "eb-1",
    heading: "EB-1, United States",
    paragraph: "Permanent residence for the top of a field, for scholars, and for managers of a group.",
  },
  "eb2-niw": {
    image: "eb2-niw",
    heading: "EB-2 National Interest Waiver, United States",
    paragraph: "Permanent residence for work of national importance. You petition for yourself.",
  },
  "global-talent-visa-uk": {
    image: "uk-global-talent",
    heading: "Global Talent, United Kingdom",
    paragraph: "Up to five years at a time in technology, research or the arts, with no job offer.",
  },
  "australia-national-innovation-visa-subclass-858": {
    image: "australia-858",
    heading: "National Innovation (subclass 858), Australia",
    paragraph: "Permanent from the day of grant, for people who are invited on their record.",
  },
  "singapore-one-pass": {
    image: "one-pass",
    heading: "ONE Pass, Singapore",
    paragraph: "A pass of your own, by salary or by outstanding achievement, not tied to one employer.",
  },
};
