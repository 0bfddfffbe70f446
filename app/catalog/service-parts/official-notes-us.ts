import type { OfficialNote } from "#app/content/section-parts.ts";

/** Where official figures differ from our pages; pages show them by id next to ours. */
export const officialNotesUs = {
  "o-1-stay": {
    about: "granted for 3 years, then unlimited 1-year extensions",
    text: "A first petition is approved for the time the work needs, up to 3 years. Extensions come in steps of up to 1 year, to continue or complete the same work, and each has to be justified. The rule sets no maximum number of them.",
    source: regulation("8 CFR 214.2(o)(6) and (12)", 214, "214.2"),
    asOf: "2026-04-16",
  },
  "o-1a-count": {
    about: "At least 3 of these 9",
    brief: "O-1A: at least 3 of the 8 kinds that the regulation lists.",
    text: "The regulation lists 8 kinds of evidence and asks for at least 3 of the 8, unless there is a major award. Comparable evidence, our ninth, is a clause of its own beside the list.",
    source: regulation("8 CFR 214.2(o)(3)(iii)", 214, "214.2"),
    asOf: "2026-04-16",
  },
  "o-1b-count": {
    about: "At least 3 of these 7",
    brief: "O-1B: at least 3 of the 6 kinds that the regulation lists.",
    text: "The regulation lists 6 kinds of evidence and asks for at least 3 of the 6, unless there is a significant award or a nomination for one. Comparable evidence, our seventh, is a clause of its own beside the list.",
    source: regulation("8 CFR 214.2(o)(3)(iv) and (v)", 214, "214.2"),
    asOf: "2026-04-16",
  },
  "o-1b-comparable": {
    about: "Comparable evidence, for the arts",
    text: "The regulation accepts comparable evidence for the arts only. Its paragraph on film and television has no such clause, so there the 6 listed kinds are all there are.",
    source: regulation("8 CFR 214.2(o)(3)(iv)(C)", 214, "214.2"),
    asOf: "2026-04-16",
  },
  "o-1-premium": {
    about: "Premium: 15 calendar days",
    brief: "Premium: 15 business days.",
    text: "USCIS has counted business days since 1 April 2024: 15 business days for an O-1. Within them it approves, refuses, gives notice that it intends to refuse, or asks for more evidence. The fee is returned if it misses the time. Paying it does not change the outcome.",
    source: regulation("8 CFR 106.4", 106, "106.4"),
    asOf: "2026-04-16",
  },
  "eb-1-premium": {
    about: "Premium: 15 calendar days",
    brief: "Premium: 15 business days for EB-1A and EB-1B, 45 for EB-1C.",
    text: "USCIS has counted business days since 1 April 2024, and the time depends on the branch: 15 business days for EB-1A and EB-1B, 45 business days for EB-1C. Within them it approves, refuses, gives notice that it intends to refuse, or asks for more evidence. Paying does not change the outcome.",
    source: regulation("8 CFR 106.4", 106, "106.4"),
    asOf: "2026-04-16",
  },
  "niw-premium": {
    about: "Premium: 45 calendar days",
    brief: "Premium: 45 business days.",
    text: "USCIS has counted business days since 1 April 2024: 45 business days for a National Interest Waiver. Within them it approves, refuses, gives notice that it intends to refuse, or asks for more evidence. Paying does not change the outcome.",
    source: regulation("8 CFR 106.4", 106, "106.4"),
    asOf: "2026-04-16",
  },
  "standard-time": {
    about: "Standard: 2–3 months",
    brief: "Standard: no promised time.",
    text: "USCIS promises no fixed range for standard processing. It publishes the present time for each form, category and office, and it moves from month to month. It may be much longer than any range quoted here.",
    source: { name: "USCIS, Check case processing times", url: "https://egov.uscis.gov/processing-times/" },
    asOf: "2026-04-16",
  },
  "eb-1b-employer": {
    about: "A job offer from a US private employer",
    text: "The offer may come from a university, for tenured or tenure-track teaching or for permanent research, or from a private employer, for permanent research. Only the private employer has to show at least 3 full-time researchers, and with them documented accomplishments in the field.",
    source: regulation("8 CFR 204.5(i)(3)(iii)", 204, "204.5"),
    asOf: "2026-04-16",
  },
  "eb-1c-year": {
    about: "1 year employed in the past 3",
    text: "The year abroad must itself have been in a managerial or executive capacity. For someone who already works in the United States for the same group, the 3 years are those before entry as a nonimmigrant.",
    source: regulation("8 CFR 204.5(j)(3)", 204, "204.5"),
    asOf: "2026-04-16",
  },
  "eb-2-count": {
    about: "At least 3 of these 7",
    brief: "At least 3 of the 6 kinds that the regulation lists.",
    text: "The regulation lists 6 kinds of evidence, and USCIS asks for at least 3 of the 6. Comparable evidence, our seventh, is a clause of its own beside the list; the USCIS page prints it as a last point.",
    source: regulation("8 CFR 204.5(k)(3)(ii) and (iii)", 204, "204.5"),
    asOf: "2026-04-16",
  },
  "niw-ability": {
    about: "extraordinary ability",
    text: "The law does not ask this much. EB-2 asks for an advanced degree, or for exceptional ability: expertise significantly above what is ordinarily met. Extraordinary ability, at the very top of a field, is the measure of EB-1A.",
    source: {
      name: "USCIS, Employment-Based Immigration: Second Preference EB-2",
      url: "https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-second-preference-eb-2",
    },
    asOf: "2025-01-15",
  },
  "eb-1-visa-number": {
    about: "An approved Form I-140 is not a green card",
    brief: "An approved petition then waits for a visa number.",
    text: "A visa number must be available on the day permanent residence is granted. Which dates have been reached depends on the category and the country of birth, and is published every month.",
    source: visaBulletin(),
    asOf: "2026-05-01",
  },
  "eb-2-visa-number": {
    about: "An approved Form I-140 is not a green card",
    brief: "An approved petition then waits for a visa number, for some countries of birth many years.",
    text: "As read in the bulletin for May 2026, EB-2 numbers had reached people born in India who filed before 15 July 2014 and people born in mainland China who filed before 1 September 2021; for other countries of birth there was no wait that month. The dates change every month and can move backwards, so these are no guide to today’s.",
    source: visaBulletin(),
    asOf: "2026-05-01",
  },
  "o-1-papers": {
    about: "O-1: success by number of papers",
    text: "No agency counts papers. USCIS asks whether the evidence meets the rule and then weighs the whole record. Scholarly articles are one kind of evidence among several, and none is required.",
    source: {
      name: "USCIS Policy Manual, Volume 2, Part M, Chapter 4",
      url: "https://www.uscis.gov/policy-manual/volume-2-part-m-chapter-4",
    },
    asOf: "2026-02-03",
  },
  "eb-1-papers": {
    about: "EB-1: success by number of papers",
    text: "No agency counts papers. USCIS decides EB-1A and EB-1B in two steps, first whether the evidence fits the criteria and then everything together. EB-1C does not ask for publications at all.",
    source: {
      name: "USCIS Policy Manual, Volume 6, Part F, Chapter 2",
      url: "https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-2",
    },
    asOf: "2026-04-16",
  },
  "niw-papers": {
    about: "EB-2 National Interest Waiver: success by number of papers",
    text: "No agency counts papers. USCIS decides on the three prongs and on the whole record. Publications can help to show that someone is well positioned; so can patents, products, contracts and grants.",
    source: {
      name: "USCIS Policy Manual, Volume 6, Part F, Chapter 5",
      url: "https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5",
    },
    asOf: "2026-04-16",
  },
} satisfies Record<string, OfficialNote>;

type OfficialNoteUsId = keyof typeof officialNotesUs;

export function notesUs(...ids: OfficialNoteUsId[]): OfficialNote[] {
  return ids.map((id) => officialNotesUs[id]);
}

export function regulation(name: string, part: number, section: string): OfficialNote["source"] {
  return {
    name,
    url: `https://www.ecfr.gov/current/title-8/chapter-I/subchapter-B/part-${part}/section-${section}`,
  };
}

function visaBulletin(): OfficialNote["source"] {
  return {
    name: "US Department of State, The Visa Bulletin",
    url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html",
  };
}
