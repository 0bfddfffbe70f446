import { href } from "react-router";

import { officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import type { Illustration } from "#app/content/illustrations.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";

/** A few words to compare by, and the sentence behind them. */
type Compared = { brief: string; text: string };

type ComparedVisa = {
  name: string;
  country: string;
  image: Illustration;
  /** Of its card. */
  paragraph: string;
  files: Compared;
  stay: Compared;
  evidence: Compared & { official: OfficialNote[] };
  /** Steps of the page's timeline that authorities take, by their label. */
  time: { steps: string[]; official: OfficialNote[] };
  ourPart: string;
};

const us = officialNotesUs;
const abroad = officialNotesAbroad;

/** The six premium visas side by side. */
export const visaComparison = {
  "o-1-visa": {
    name: "O-1",
    country: "United States",
    image: "o-1",
    paragraph: "Work for up to three years at first, where an employer or agent files for you.",
    files: { brief: "A US employer or agent", text: "You cannot file it yourself." },
    stay: { brief: "Temporary", text: "As long as the work, which can be extended." },
    evidence: {
      brief: "A record at the top of the field",
      text: "A major award, or kinds of evidence: at least 3 of 9 for O-1A, at least 3 of 7 for O-1B.",
      official: [us["o-1a-count"], us["o-1b-count"]],
    },
    time: { steps: ["Step 4"], official: [us["o-1-premium"], us["standard-time"]] },
    ourPart: "The evidence file, drafts of letters, and the papers for whoever files.",
  },
  "eb-1-visa": {
    name: "EB-1",
    country: "United States",
    image: "eb-1",
    paragraph: "Permanent residence for the top of a field, for scholars, and for managers of a group.",
    files: {
      brief: "You for EB-1A, an employer for EB-1B and EB-1C",
      text: "Nobody can file the other two alone.",
    },
    stay: {
      brief: "Permanent",
      text: "A green card, once a visa number is free for your country of birth.",
    },
    evidence: {
      brief: "A record at the top of the field",
      text: "EB-1A: a major award, or at least 3 of 10 kinds. EB-1B: at least 2 of 6. EB-1C: the two companies and the role.",
      official: [],
    },
    time: { steps: ["Step 4"], official: [us["eb-1-premium"], us["standard-time"], us["eb-1-visa-number"]] },
    ourPart: "The evidence file for one branch, drafts of letters, and a list for your employer.",
  },
  "eb2-niw": {
    name: "EB-2 National Interest Waiver",
    country: "United States",
    image: "eb2-niw",
    paragraph: "Permanent residence for work of national importance. You petition for yourself.",
    files: { brief: "You", text: "The waiver takes the place of an employer’s offer." },
    stay: {
      brief: "Permanent",
      text: "A green card, once a visa number is free for your country of birth.",
    },
    evidence: {
      brief: "Important work ahead, and the person for it",
      text: "An advanced degree, or at least 3 of 7 kinds. Then all three prongs about one endeavour.",
      official: [us["eb-2-count"]],
    },
    time: {
      steps: ["Step 3", "Step 4"],
      official: [us["niw-premium"], us["standard-time"], us["eb-2-visa-number"]],
    },
    ourPart: "Your endeavour in writing, evidence by prong, drafts of letters, the forms, one reply.",
  },
  "global-talent-visa-uk": {
    name: "Global Talent",
    country: "United Kingdom",
    image: "uk-global-talent",
    paragraph: "Up to five years at a time in technology, research or the arts, with no job offer.",
    files: { brief: "You", text: "An expert body of your field endorses you first." },
    stay: {
      brief: "Temporary, with a road to settlement",
      text: "Up to 5 years at a time. Settlement is possible after 3 or 5, by field and label.",
    },
    evidence: {
      brief: "A record, or early promise, in one of three fields",
      text: "Digital technology: at least 2 of 4 kinds. Research: a fast track or peer review. Most of the arts: at least 2 of 3. Letters: 1 for research, 3 elsewhere.",
      official: [abroad["gtv-letters"]],
    },
    time: {
      steps: ["Step 2", "Step 4"],
      official: [abroad["gtv-endorsement"], abroad["gtv-standard"]],
    },
    ourPart: "Evidence by criterion, briefs for those who recommend you, the visa papers in order.",
  },
  "australia-national-innovation-visa-subclass-858": {
    name: "National Innovation (subclass 858)",
    country: "Australia",
    image: "australia-858",
    paragraph: "Permanent from the day of grant, for people who are invited on their record.",
    files: { brief: "You, once invited", text: "A nominator with a national reputation signs Form 1000." },
    stay: { brief: "Permanent", text: "From the day of the grant. There is no temporary stage." },
    evidence: {
      brief: "An international record, still prominent",
      text: "Some of 7 criteria, with a nomination on Form 1000.",
      official: [abroad["niv-count"]],
    },
    time: {
      steps: ["Step 2", "Step 5"],
      official: [abroad["niv-invitation"], abroad["niv-premium"], abroad["niv-standard"]],
    },
    ourPart: "The expression of interest, a brief for your nominator, the application file.",
  },
  "singapore-one-pass": {
    name: "ONE Pass",
    country: "Singapore",
    image: "one-pass",
    paragraph: "A pass of your own, by salary or by outstanding achievement, not tied to one employer.",
    files: { brief: "You", text: "No sponsor is needed. An employer may apply for you if you wish." },
    stay: { brief: "Temporary", text: "Up to 5 years at a time. A renewal has conditions of its own." },
    evidence: {
      brief: "A salary, or an outstanding record",
      text: "At least S$30,000 a month, or achievement in one of three areas, sorted into 7 kinds.",
      official: [abroad["one-pass-salary"], abroad["one-pass-evidence"]],
    },
    time: { steps: ["Step 3"], official: [abroad["one-pass-turnaround"]] },
    ourPart: "The file for one track, ordered and explained.",
  },
} satisfies Record<string, ComparedVisa>;

export type PremiumVisa = keyof typeof visaComparison;

export const premiumVisas = Object.keys(visaComparison) as PremiumVisa[];

export function visaPath(visa: PremiumVisa): string {
  return `${href("/service/premium/:slug", { slug: visa })}/`;
}

export function visaTitle(visa: PremiumVisa): string {
  const { name, country } = visaComparison[visa];
  return `${name}, ${country}`;
}
