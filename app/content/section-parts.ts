import type { Illustration } from "#app/content/illustrations.ts";

/*
 * What sections are filled with. The fields are those of spec section 3, static content.
 */

/** Running text in pieces: words, or words that lead somewhere. */
export type TextPart = string | { text: string; href: string };

export type FaqItem = { question: string; answer: string };

export type PageContentItem = {
  heading: string;
  /** A line above or beside the heading, where there is one. */
  title: string | null;
  description: string;
  image: Illustration | null;
};

export type TimelineStep = {
  /** Which step it is, such as `Step 1`. */
  stepLabel: string;
  image: Illustration;
  title: string;
  description: string;
  /** How long it takes, such as `6 months`. */
  duration: string;
  /** A time that is counted in days or stands beside it, such as `Premium: 15 calendar days`. */
  days: string | null;
};

export type PathwayCard = { href: string; image: Illustration; heading: string; paragraph: string };

/** A path on this site; `eligibility-check` is the chat with its prefilled text; a card with `#` leads nowhere. */
export type WhyChooseLink = `/${string}` | "eligibility-check" | "#";

export type WhyChooseCard = { image: Illustration; heading: string; link: WhyChooseLink };

export type AdvantageItem = { heading: string; title: string | TextPart[] };

export type EligibilityItem = { serialNumber: number; text: TextPart[] };

/** Kinds of evidence, or conditions, and how many of them are needed. */
export type EligibilityList = {
  heading: string;
  /** What the law asks, in a sentence: `At least 3 of these 9.` */
  rule: string;
  /** How many must be met: ticking counts towards it. Null where ticking would say nothing. */
  needed: number | null;
  /** Who the last item concerns, in the reader's own words: for everyone else it does not count. */
  lastOnlyFor?: string;
  items: EligibilityItem[];
};

/** One tab of the eligibility section, or one part where all parts are read one after the other. */
export type EligibilityPart = {
  id: string;
  label: string;
  summary: TextPart[];
  lists: EligibilityList[];
  /** The panel is cut at 600 px and scrolls until it is opened in full. */
  cut?: boolean;
};

export type SignUpPrompt = { header: string; description: string; image: Illustration };

export type SuccessRateRow = { name: string; percentage: number };

export type SuccessRateCard = { heading: string; subheading: string; footer: string };

type VisaCountryPart = { heading: string; text: string; image: Illustration };

export type VisaCountry = {
  country: "US" | "CA" | "GB";
  /** On the tab, such as `USA`. */
  name: string;
  highlight: VisaCountryPart;
  /** Four to six. */
  tiles: VisaCountryPart[];
  /** On the banner: `98.7%`. Null where the owner hides it. */
  successRate: string | null;
  /** On the banner beside it, such as `5,000+ US approvals`. */
  cases: string | null;
  summaryText: string;
  /** The visas we help with there, by group; only the USA lists them. */
  validVisaTypes: { group: string; types: string[] }[];
};

export type UniversityAdmits = { university: string; withPapers: number; withoutPapers: number };

export type DestinationCount = { country: string; students: number };

/** What an authority says where its words or figures differ from ours. Stands beside what it is about. */
export type OfficialNote = {
  /** The figure or sentence of ours it stands beside. */
  about: string;
  text: string;
  source: { name: string; url: string };
  /** The day the source was read, as yyyy-mm-dd. */
  asOf: string;
};
