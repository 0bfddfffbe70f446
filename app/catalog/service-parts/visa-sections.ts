import { href } from "react-router";

import type { EligibilityItem, OfficialNote, PathwayCard, TextPart } from "#app/content/section-parts.ts";
import type {
  PathwaysSection,
  SignUpSection,
  SuccessRateSection,
  WhyChooseSection,
} from "#app/content/section.ts";
import { successRates, type SuccessRateServiceType } from "#app/catalog/service-parts/success-rates.ts";

export function numbered(...texts: (string | TextPart[])[]): EligibilityItem[] {
  return texts.map((text, index) => ({
    serialNumber: index + 1,
    text: typeof text === "string" ? [text] : text,
  }));
}

/** The same on all six pages (spec section 1). Composing adds the site's name; the anchor stays. */
export const whyChooseSection: WhyChooseSection = {
  kind: "why-choose",
  id: "why-choose-landfall",
  heading: "Why choose us",
  cards: [
    { image: "eligibility-check", heading: "Free eligibility check", link: "eligibility-check" },
    { image: "profile-boosting", heading: "Profile boosting", link: "/service/premium/research-paper/" },
    { image: "expert-strategy", heading: "Expert strategy", link: "#" },
  ],
};

export const signUpSection: SignUpSection = {
  kind: "sign-up",
  id: "sign-up",
  heading: "Sign up",
  prompt: {
    header: "Keep it all in one place",
    description:
      "An account is free. With it you can book free 5-minute WhatsApp sessions on the pages of most services, see what you have bought, and follow each step of the work.",
    image: "sign-up",
  },
};

export function successRateSection(
  type: SuccessRateServiceType,
  official: OfficialNote[],
): SuccessRateSection {
  return {
    kind: "success-rate",
    id: "success-rate",
    heading: "Success rate",
    charts: [successRates[type]],
    official,
  };
}

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

export function visaCards(except: VisaSlug | null = null): PathwayCard[] {
  return Object.entries(cards)
    .filter(([slug]) => slug !== except)
    .map(([slug, card]) => ({ href: `${href("/service/premium/:slug", { slug })}/`, ...card }));
}

type VisaSlug = keyof typeof cards;

const cards = {
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
} satisfies Record<string, Omit<PathwayCard, "href">>;
