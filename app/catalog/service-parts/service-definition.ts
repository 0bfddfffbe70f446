import type { ChoiceRule } from "#app/catalog/choice-rules.ts";
import type { ChosenValues } from "#app/catalog/choices.ts";
import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import type { IntakeForm } from "#app/catalog/service-parts/intake-field.ts";
import type { LastingRights } from "#app/catalog/service-parts/lasting-rights.ts";
import type { Plan } from "#app/catalog/service-parts/plan-step.ts";
import type { RefundTable } from "#app/catalog/service-parts/refund-table.ts";
import type { CountSessions } from "#app/catalog/service-parts/session-kinds.ts";
import type { AdviceCountry } from "#app/content/advisers.ts";
import type { ClaimId } from "#app/content/claims.ts";
import type { FaqItem, OfficialNote } from "#app/content/section-parts.ts";
import type { Section } from "#app/content/section.ts";

export type Need = "apply" | "write" | "prepare" | "move" | "work";

export type Sale = "online" | "by_payment_link" | "eligibility_check";

/** Everything but prices. */
export type ServiceDefinition = {
  need: Need;
  days: number;
  lightningDays?: number;
  /** The days lead to the first session; the others are arranged one by one. */
  inSessions?: true;
  /** V video call, A audio call, T text. */
  channels: "V" | "T" | "VT" | "VAT";
  choices?: ChoiceRule[];
  sale?: Sale;
  premiumVisa?: true;
  /** Where the heading alone does not say how much one buys. */
  packageLabel?: string;
  takesCounsellingCredit?: true;
  /** Set only where the page names a number; otherwise unlimited. */
  changeRounds?: number;
  /** Left out for written delivery and unlimited talks. */
  sessions?: CountSessions;
  rights?: LastingRights;
  /** What comes back at each stage: shown before buying, and what refunds are computed from. */
  refunds: RefundTable;
  guarantees?: Guarantees;
  guide: GuideFacts;
  /** The demo shows a placeholder until the owner sets a video id. */
  demoVideo?: true;
  aliases?: string[];
  /** What else people search for: abbreviations in capitals, and other names. */
  searchTerms?: string[];
  text: ServiceText;
  plan: Plan;
  intake: IntakeForm;
  page: ServicePage;
};

/** Shipped text; the database holds the edited version that pages show. */
export type ServiceText = {
  heading: string;
  intro: string;
  /** Sanitised HTML: the About Service text. */
  details: string;
  iButtonText: string;
  /** Only for the two services that offer MBA. */
  mbaIButtonText: string | null;
  ytLink: string | null;
  ogImage: string | null;
  faqs: FaqItem[];
};

/** By what was bought. */
type Guarantees = (chosen: ChosenValues) => Guarantee[];

export type ServicePage = {
  claims?: ClaimId[];
  claimsOfficial?: OfficialNote[];
  opening?: Section[];
  sections?: Section[];
  immigration?: { countries: AdviceCountry[]; asOf: string };
};

/** The only source of the guide's answers. */
type GuideFacts = {
  purposes: GuidePurpose[];
  /** Everywhere when left out. */
  countries?: GuideCountry[];
};

export type GuideCountry = "usa" | "canada" | "uk" | "australia" | "singapore";

export type GuidePurpose = "study" | "work" | "stay" | "write" | "prepare";
