import type { AdviceCountry, Adviser } from "#app/content/advisers.ts";
import type { Claim } from "#app/content/claims.ts";
import type { Illustration } from "#app/content/illustrations.ts";
import type {
  AdvantageItem,
  DestinationCount,
  EligibilityPart,
  FaqItem,
  OfficialNote,
  PageContentItem,
  PathwayCard,
  SignUpPrompt,
  SuccessRateCard,
  SuccessRateRow,
  TextPart,
  TimelineStep,
  UniversityAdmits,
  VisaCountry,
  WhyChooseCard,
} from "#app/content/section-parts.ts";

/**
 * The kinds of section a page is made of. A new kind is added here, drawn in `sections/`, and named in
 * `section-view.tsx`, where the compiler asks for it.
 */
export type Section =
  | AboutSection
  | AdmitsSection
  | AdvantagesSection
  | AdvisersSection
  | BulbSection
  | ClaimsSection
  | CountryTabsSection
  | DestinationsSection
  | EligibilitySection
  | FactsSection
  | FaqSection
  | ItemsSection
  | NoteSection
  | PathwaysSection
  | PersonSection
  | ResearchGroupsSection
  | SampleSection
  | SignUpSection
  | SuccessRateSection
  | TableSection
  | TestimonialsSection
  | TextSection
  | TimelineSection
  | VideoSection
  | WhyChooseSection;

export type SectionKind = Section["kind"];

type Placed = {
  /** The section's anchor on the page. */
  id: string;
  heading: string;
  /** Where an authority's own words differ from the section's: drawn at its end. */
  official?: OfficialNote[];
};

/** Sanitised HTML from the record. */
export type AboutSection = Placed & { kind: "about"; html: string };

export type Fact = { icon: FactIcon; term: string; text: string };
type FactIcon = "clock" | "bolt" | "video" | "chat" | "receipt";

/** At a glance: how long it takes, how we talk. */
export type FactsSection = Placed & { kind: "facts"; facts: Fact[] };

export type TextSection = Placed & { kind: "text"; paragraphs: (string | TextPart[])[] };

/**
 * Content items in one of four shapes: cards side by side, a list of what is included, numbered steps, or slides
 * with previous and next, which clamp at the ends.
 */
export type ItemsSection = Placed & {
  kind: "items";
  layout: "cards" | "checklist" | "steps" | "slides";
  intro: string | TextPart[] | null;
  items: PageContentItem[];
};

/** The one thing to understand first. */
export type BulbSection = Placed & { kind: "bulb"; paragraphs: (string | TextPart[])[] };

export type AdvantagesSection = Placed & {
  kind: "advantages";
  tone: "advantage" | "disadvantage";
  items: AdvantageItem[];
  /** Shown only where the window is wider than 1100 px. */
  image: Illustration | null;
};

export type EligibilitySection = Placed & {
  kind: "eligibility";
  /** Tabs show one part at a time, the first to begin with; parts are read one after the other. */
  layout: "tabs" | "parts";
  intro: string | null;
  parts: EligibilityPart[];
};

export type WhyChooseSection = Placed & { kind: "why-choose"; cards: WhyChooseCard[] };

/** A line that fills while one scrolls. */
export type TimelineSection = Placed & {
  kind: "timeline";
  intro: string | null;
  steps: TimelineStep[];
  /** What holds for the whole of it, such as a fee or an overall time. */
  notes: string[];
};

/** Shown only to those who are not signed in. */
export type SignUpSection = Placed & { kind: "sign-up"; prompt: SignUpPrompt };

export type SuccessRateSection = Placed & {
  kind: "success-rate";
  charts: { card: SuccessRateCard; rows: SuccessRateRow[] }[];
};

export type PathwaysSection = Placed & {
  kind: "pathways";
  intro: string | null;
  cards: PathwayCard[];
  /** The links open in a new tab, so that this page stays. */
  newTab: boolean;
};

/** One tab for each country, the first to begin with. */
export type CountryTabsSection = Placed & { kind: "country-tabs"; countries: VisaCountry[] };

/** Where students went, on a map of the world, with how many. */
export type DestinationsSection = Placed & {
  kind: "destinations";
  intro: string | null;
  destinations: DestinationCount[];
  /** Said where some of the counts are invented to show the form. */
  illustration: string | null;
};

/** Admits of each university with and without papers. */
export type AdmitsSection = Placed & {
  kind: "admits";
  intro: string | null;
  universities: UniversityAdmits[];
  illustration: string;
};

/** Someone of ours, described. */
export type PersonSection = Placed & {
  kind: "person";
  name: string;
  role: string;
  paragraphs: string[];
  facts: { term: string; text: string }[];
  illustration: string;
};

/** A piece of what a customer receives. */
export type SampleSection = Placed & {
  kind: "sample";
  title: string;
  rows: { term: string; text: string }[];
  conclusion: string;
  illustration: string;
};

/** Rows under columns: points, funds, fees. */
export type TableSection = Placed & {
  kind: "table";
  intro: string | null;
  columns: string[];
  rows: string[][];
  /** Period and source. */
  caption: string;
};

/** The newest groups that can be joined: which they are comes with the page's data. */
export type ResearchGroupsSection = Placed & { kind: "research-groups"; intro: string };

/**
 * Something a reader must know beside what we say: where an authority's own words differ, or what no one can
 * promise.
 */
export type NoteSection = Placed & {
  kind: "note";
  tone: "official" | "caution";
  paragraphs: string[];
  source: { name: string; url: string } | null;
  /** The day the facts were checked, as yyyy-mm-dd. */
  asOf: string;
  /** What stands before the day, where it is not the day of all that is said. */
  asOfLabel?: string;
};

/** Figures we say about ourselves. */
export type ClaimsSection = Placed & { kind: "claims"; claims: Claim[] };

/** Who may lawfully advise on this; without an adviser, what we do instead. */
export type AdvisersSection = Placed & {
  kind: "advisers";
  advisers: Adviser[];
  /** The countries none of them may advise on, and who may, where we have read what the law there says. */
  without: { country: AdviceCountry; mayAdvise: string | null }[];
};

export type VideoSection = Placed & { kind: "video"; videoId: string; title: string };

/** The place for testimonials: what stands in it depends on when it is read, so it comes with the page's data. */
export type TestimonialsSection = Placed & { kind: "testimonials" };

export type FaqSection = Placed & { kind: "faq"; items: FaqItem[] };
