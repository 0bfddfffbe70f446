import type { AdviceCountry, Adviser } from "#app/content/advisers.ts";
import type { Claim, ClaimId } from "#app/content/claims.ts";
import type { RichBlock } from "#app/content/page-texts/rich-text.ts";
import type { Illustration } from "#app/content/illustrations.ts";
import type {
  AdvantageItem,
  DestinationCount,
  EligibilityPart,
  FaqItem,
  Neighbour,
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
import type { Drawn } from "#app/ui/drawn-part.tsx";

export type FigureSource = { about: string; source: { name: string; url: string }; asOf: string };

/** Add a new kind here and a component in `sections/`; the compiler then asks for it in `section-view.tsx`. */
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
  | NeighboursSection
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

/** As a page gets it: drawn on the server. */
export type PageSection = { kind: SectionKind; drawn: Drawn };

type Placed = {
  id: string;
  heading: string;
  official?: OfficialNote[];
  /** Of figures that the owner has changed. */
  sources?: FigureSource[];
};

export type AboutSection = Placed & { kind: "about"; html: string };

export type Fact = { icon: FactIcon; term: string; text: string };
type FactIcon = "clock" | "bolt" | "video" | "chat" | "receipt";

export type FactsSection = Placed & { kind: "facts"; facts: Fact[] };

/** Words before what a section holds. */
export type Intro = string | TextPart[] | { rich: RichBlock[] } | null;

export type TextSection = Placed & { kind: "text"; paragraphs: (string | TextPart[])[] };

export type ItemsSection = Placed & {
  kind: "items";
  layout: "cards" | "checklist" | "steps" | "slides";
  intro: Intro;
  items: PageContentItem[];
};

export type BulbSection = Placed & { kind: "bulb"; paragraphs: (string | TextPart[])[] };

export type AdvantagesSection = Placed & {
  kind: "advantages";
  tone: "advantage" | "disadvantage";
  items: AdvantageItem[];
  /** Shown only in windows wider than 1100 px. */
  image: Illustration | null;
};

export type EligibilitySection = Placed & {
  kind: "eligibility";
  layout: "tabs" | "parts";
  intro: string | null;
  parts: EligibilityPart[];
};

export type WhyChooseSection = Placed & { kind: "why-choose"; cards: WhyChooseCard[] };

export type TimelineSection = Placed & {
  kind: "timeline";
  intro: string | null;
  steps: TimelineStep[];
  notes: string[];
};

export type SignUpSection = Placed & { kind: "sign-up"; prompt: SignUpPrompt };

export type SuccessRateSection = Placed & {
  kind: "success-rate";
  charts: { claim: ClaimId; card: SuccessRateCard; rows: SuccessRateRow[] }[];
};

export type NeighboursSection = Placed & {
  kind: "neighbours";
  /** What the page's own visa is called in the tables. */
  here: string;
  neighbours: Neighbour[];
  all: Exclude<TextPart, string>;
};

export type PathwaysSection = Placed & {
  kind: "pathways";
  intro: Intro;
  cards: PathwayCard[];
  /** Keeps this page open. */
  newTab: boolean;
};

export type CountryTabsSection = Placed & { kind: "country-tabs"; countries: VisaCountry[] };

export type DestinationsSection = Placed & {
  kind: "destinations";
  intro: Intro;
  destinations: DestinationCount[];
  illustration: string | null;
};

export type AdmitsSection = Placed & {
  kind: "admits";
  intro: string | null;
  universities: UniversityAdmits[];
  illustration: string | null;
};

export type PersonSection = Placed & {
  kind: "person";
  people: {
    name: string;
    role: string;
    /** The address of a square picture; null for initials. */
    photo: string | null;
    paragraphs: string[];
    facts: { term: string; text: string }[];
  }[];
  illustration: string | null;
};

export type SampleSection = Placed & {
  kind: "sample";
  title: string;
  rows: { term: string; text: string }[];
  conclusion: string;
  illustration: string;
};

export type TableSection = Placed & {
  kind: "table";
  intro: Intro;
  columns: string[];
  rows: string[][];
  /** For rows that are claims, each one's. */
  rowClaims?: ClaimId[];
  caption: string;
};

export type ResearchGroupsSection = Placed & { kind: "research-groups"; intro: string };

export type NoteSection = Placed & {
  kind: "note";
  tone: "official" | "caution";
  paragraphs: string[];
  source: { name: string; url: string } | null;
  asOf: string;
  asOfLabel?: string;
};

export type ClaimsSection = Placed & { kind: "claims"; claims: Claim[] };

export type AdvisersSection = Placed & {
  kind: "advisers";
  advisers: Adviser[];
  /** Countries without an adviser of ours; `mayAdvise` is null where we have not read the law. */
  without: { country: AdviceCountry; mayAdvise: string | null }[];
};

export type VideoSection = Placed & {
  kind: "video";
  videoId: string;
  title: string;
  /** Paragraphs. */
  transcript?: string;
};

/** Contents change over time, so they come with the page's data. */
export type TestimonialsSection = Placed & { kind: "testimonials" };

export type FaqSection = Placed & { kind: "faq"; items: FaqItem[] };
