import type { ChoiceRule } from "#app/catalog/choice-rules.ts";
import type { IntakeForm } from "#app/catalog/service-parts/intake-field.ts";
import type { LastingRights } from "#app/catalog/service-parts/lasting-rights.ts";
import type { Plan } from "#app/catalog/service-parts/plan-step.ts";
import type { CountSessions } from "#app/catalog/service-parts/session-kinds.ts";
import type { AdviceCountry } from "#app/content/advisers.ts";
import type { ClaimId } from "#app/content/claims.ts";
import type { FaqItem, OfficialNote } from "#app/content/section-parts.ts";
import type { Section } from "#app/content/section.ts";

/** What a customer wants to get done; the service list is grouped by it. */
export type Need = "apply" | "write" | "prepare" | "move" | "work";

/** How a service is sold: by the customer online, by a link from staff, or after a free check. */
export type Sale = "online" | "by_payment_link" | "eligibility_check";

/** All that the shop knows of one service but its prices: the folder of its slug in `services/` holds one of these. */
export type ServiceDefinition = {
  need: Need;
  /** Working days from the moment we have what the service needs. */
  days: number;
  /** The same at lightning speed, where it is offered. */
  lightningDays?: number;
  /** The days lead to the first of several sessions; the others are agreed one by one. */
  inSessions?: true;
  /** V video call, A audio call, T text. */
  channels: "V" | "T" | "VT" | "VAT";
  choices?: ChoiceRule[];
  /** Online, unless it says otherwise. */
  sale?: Sale;
  premiumVisa?: true;
  /** What one buys, where the heading alone would not say how much of it. */
  packageLabel?: string;
  /** One of the four larger services a counselling fee is taken off. */
  takesCounsellingCredit?: true;
  /** How often a customer may ask for changes, where the page says a number; else as often as it is needed. */
  changeRounds?: number;
  /** Left out where it is delivered in writing, or where we talk as often as it takes. */
  sessions?: CountSessions;
  rights?: LastingRights;
  guide: GuideFacts;
  /** It has a video once the owner gives its id; the demo shows a stand-in. */
  demoVideo?: true;
  /** Other names it is linked by. */
  aliases?: string[];
  text: ServiceText;
  plan: Plan;
  intake: IntakeForm;
  page: ServicePage;
};

/** The texts that the desk can edit: what is shipped is here, what is shown is in the database. */
export type ServiceText = {
  heading: string;
  /** One or two plain sentences. */
  intro: string;
  /** Sanitised HTML: the About Service text. */
  details: string;
  /** What the price covers, for the info button beside it. */
  iButtonText: string;
  /** What choosing MBA adds, for the two services that offer it. */
  mbaIButtonText: string | null;
  /** The video's id at the player's site. */
  ytLink: string | null;
  /** The address of the social image, if the service has one. */
  ogImage: string | null;
  faqs: FaqItem[];
};

/** What a slug adds to the sections every service has. */
export type ServicePage = {
  /** Figures about ourselves that belong on this page. */
  claims?: ClaimId[];
  /** What an authority says of one of those figures. */
  claimsOfficial?: OfficialNote[];
  /** Stand before About Service. */
  opening?: Section[];
  /** Stand after About Service. */
  sections?: Section[];
  /** The page speaks of a government's decision, so it says what we are not and who helps. */
  immigration?: { countries: AdviceCountry[]; asOf: string };
};

/** What the service is good for and where: the guide's answers are made of nothing else. */
type GuideFacts = {
  purposes: GuidePurpose[];
  /** Where it is of use; everywhere when left out. */
  countries?: GuideCountry[];
};

/** Where the guide can lead. */
export type GuideCountry = "usa" | "canada" | "uk" | "australia" | "singapore";

/** What someone wants to do there. */
export type GuidePurpose = "study" | "work" | "stay" | "write" | "prepare";
