import type { WhyChooseSection } from "#app/content/section.ts";

/**
 * What every visa page offers (spec section 1), the same on all six. The heading gets the site's name when a page is
 * composed; the anchor stays.
 */
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
