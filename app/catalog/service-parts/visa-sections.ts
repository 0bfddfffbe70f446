import type { EligibilityItem, OfficialNote, PathwayCard, TextPart } from "#app/content/section-parts.ts";
import type {
  PathwaysSection,
  SignUpSection,
  SuccessRateSection,
  WhyChooseSection,
} from "#app/content/section.ts";
import { successRates, type SuccessRateServiceType } from "#app/catalog/service-parts/success-rates.ts";
import {
  type PremiumVisa,
  premiumVisas,
  visaComparison,
  visaPath,
  visaTitle,
} from "#app/catalog/service-parts/visa-comparison.ts";

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

export function pathwaysFrom(visa: PremiumVisa): PathwaysSection {
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

export function visaCards(except: PremiumVisa | null = null): PathwayCard[] {
  return premiumVisas
    .filter((visa) => visa !== except)
    .map((visa) => {
      const { image, paragraph } = visaComparison[visa];
      return { href: visaPath(visa), image, heading: visaTitle(visa), paragraph };
    });
}
