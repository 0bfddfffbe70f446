import {
  assignmentWords,
  coAuthors,
  type ChoiceRule,
  counsellingSessions,
  days,
  dependents,
  drafts,
  jobApplications,
  letters,
  mba,
  mocksFor,
  people,
  plagiarismWords,
  sessionsOfRounds,
  universities,
  visaHelp,
} from "#app/catalog/choice-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** What a customer wants to get done; the service list is grouped by it. */
export type Need = "apply" | "write" | "prepare" | "move" | "work";

/** How a service is sold: by the customer online, by a link from staff, or after a free check. */
export type Sale = "online" | "by_payment_link" | "eligibility_check";

export type ServiceFacts = {
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
  sale?: Sale;
  premiumVisa?: true;
  /** What one buys, where the heading alone would not say how much of it. */
  packageLabel?: string;
  /** One of the four larger services a counselling fee is taken off. */
  takesCounsellingCredit?: true;
};

/** One row per service. Prices are in the price book, words in the service records. */
export const serviceFacts: Record<ServiceSlug, ServiceFacts> = {
  "counselling-session": {
    need: "apply",
    days: 3,
    inSessions: true,
    channels: "V",
    choices: [counsellingSessions],
  },
  visa_and_financial_counselling: {
    need: "move",
    days: 10,
    channels: "VAT",
    choices: [people, mocksFor(1)],
  },
  "research-paper": {
    need: "write",
    days: 180,
    channels: "VT",
    choices: [coAuthors],
    packageLabel: "Package of 3 papers",
    takesCounsellingCredit: true,
  },
  "complete-application": {
    need: "apply",
    days: 30,
    lightningDays: 10,
    channels: "VAT",
    choices: [universities, mba, visaHelp, dependents, mocksFor(1)],
    takesCounsellingCredit: true,
  },
  "profile-evaluation": { need: "apply", days: 5, lightningDays: 2, channels: "VT" },
  "sop-drafting": { need: "write", days: 7, lightningDays: 3, channels: "T", choices: [drafts] },
  "mock-interview": {
    need: "prepare",
    days: 3,
    inSessions: true,
    channels: "V",
    choices: [sessionsOfRounds],
  },
  "lor-drafting": { need: "write", days: 7, lightningDays: 3, channels: "T", choices: [letters] },
  "history-draft": { need: "write", days: 7, lightningDays: 3, channels: "T" },
  "resume-help": { need: "work", days: 5, lightningDays: 2, channels: "T" },
  "gre-consultation": {
    need: "prepare",
    days: 3,
    inSessions: true,
    channels: "V",
    choices: [sessionsOfRounds],
  },
  "university-finalising": { need: "apply", days: 5, lightningDays: 2, channels: "VT" },
  "scholarship-help": { need: "apply", days: 21, lightningDays: 10, channels: "T" },
  "plagiarism-check": {
    need: "write",
    days: 2,
    lightningDays: 1,
    channels: "T",
    choices: [plagiarismWords],
  },
  "toefl-consultation": { need: "prepare", days: 3, inSessions: true, channels: "V", choices: [days] },
  "job-application": {
    need: "work",
    days: 14,
    channels: "T",
    choices: [jobApplications],
    takesCounsellingCredit: true,
  },
  "visa-sop": { need: "write", days: 7, lightningDays: 3, channels: "T" },
  "profile-building": { need: "prepare", days: 180, channels: "VT" },
  "assignment-help": {
    need: "prepare",
    days: 5,
    channels: "T",
    choices: [assignmentWords],
    // Feedback and coaching on a student's own text: never bought without a talk first.
    sale: "by_payment_link",
  },
  "housing-search": { need: "move", days: 14, channels: "T" },
  "application-review": { need: "apply", days: 7, lightningDays: 3, channels: "T", choices: [mba] },
  "linkedin-profile-building": { need: "work", days: 5, lightningDays: 2, channels: "T" },
  "express-entry": { need: "move", days: 60, channels: "VAT", takesCounsellingCredit: true },
  "cover-letter": { need: "work", days: 4, lightningDays: 2, channels: "T" },
  "portfolio-building": { need: "work", days: 14, lightningDays: 7, channels: "T" },
  "o-1-visa": premiumVisa("eligibility_check"),
  "eb-1-visa": premiumVisa("eligibility_check"),
  "eb2-niw": premiumVisa("online"),
  "global-talent-visa-uk": premiumVisa("eligibility_check"),
  "australia-national-innovation-visa-subclass-858": premiumVisa("eligibility_check"),
  "singapore-one-pass": premiumVisa("eligibility_check"),
};

/** The six premium visas are the same kind of work; only EB-2 NIW can be bought online. */
function premiumVisa(sale: Sale): ServiceFacts {
  return { need: "move", days: 240, channels: "VAT", sale, premiumVisa: true };
}
