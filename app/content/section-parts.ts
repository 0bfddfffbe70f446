import type { Illustration } from "#app/content/illustrations.ts";

/** Fields as in spec section 3. */

export type TextPart = string | { text: string; href: string };

export type FaqItem = { question: string; answer: string };

export type PageContentItem = {
  heading: string;
  title: string | null;
  description: string;
  image: Illustration | null;
};

export type TimelineStep = {
  stepLabel: string;
  image: Illustration;
  title: string;
  description: string;
  duration: string;
  days: string | null;
};

export type PathwayCard = { href: string; image: Illustration; heading: string; paragraph: string };

/** A visa beside the one whose page it is on. */
export type Neighbour = {
  title: string;
  name: string;
  href: string;
  text: string;
  facts: { fact: string; here: string; there: string }[];
};

/** `eligibility-check` opens the chat; `#` leads nowhere. */
export type WhyChooseLink = `/${string}` | "eligibility-check" | "#";

export type WhyChooseCard = { image: Illustration; heading: string; link: WhyChooseLink };

export type AdvantageItem = { heading: string; title: string | TextPart[] };

export type EligibilityItem = { serialNumber: number; text: TextPart[] };

export type EligibilityList = {
  heading: string;
  rule: string;
  /** Null where ticking would say nothing. */
  needed: number | null;
  /** In the reader's words, such as "I am …". For all others the last item does not count. */
  lastOnlyFor?: { label: string; carries?: string };
  /** What each item's tick tells the self-check: a question's id, an answer such as `field=digital`, or both. */
  carries?: string[];
  items: EligibilityItem[];
};

export type EligibilityPart = {
  id: string;
  label: string;
  summary: TextPart[];
  lists: EligibilityList[];
  /** The self-check that goes on from the ticks. */
  check?: string;
  /** Cut at 600 px and scrolling until opened. */
  cut?: boolean;
  official?: OfficialNote[];
};

export type SignUpPrompt = { header: string; description: string; image: Illustration };

export type SuccessRateRow = { name: string; percentage: number };

export type SuccessRateCard = { heading: string; subheading: string; footer: string };

type VisaCountryPart = { heading: string; text: string; image: Illustration };

export type VisaCountry = {
  country: "US" | "CA" | "GB";
  name: string;
  highlight: VisaCountryPart;
  tiles: VisaCountryPart[];
  /** Such as `98.7%`. Null when the owner hides it. */
  successRate: string | null;
  cases: string | null;
  summaryText: string;
  /** Only the USA lists them. */
  validVisaTypes: { group: string; types: string[] }[];
  official: OfficialNote[];
};

export type UniversityAdmits = { university: string; withPapers: number; withoutPapers: number };

export type DestinationCount = { country: string; students: number };

/** Where an authority's words or figures differ from ours. Shown next to ours. */
export type OfficialNote = {
  about: string;
  text: string;
  /** The same in a line, for a table. */
  brief?: string;
  source: { name: string; url: string };
  /** When the source was read, yyyy-mm-dd. */
  asOf: string;
};
