import type { OfficialNote } from "#app/content/section-parts.ts";

/** Where official figures differ from our pages; pages show them by id next to ours. */
export const officialNotesAbroad = {
  "gtv-arts-years": {
    about: "5+ years of work",
    text: "The Rules ask for no number of years. Talent and promise both need regular professional work in the last 5 years. Talent adds a substantial record in at least 2 countries; promise adds an early career and a developing record in 1 or more.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "gtv-endorsement": {
    about: "about 2 weeks",
    brief:
      "Endorsement: about 2 weeks on a fast track, 5 for peer review, 5 to 8 for digital technology, up to 8 for the arts.",
    text: "GOV.UK gives about 2 weeks for the fast track, about 5 for peer review, 5 to 8 for digital technology, and up to 8 for arts and culture.",
    source: ukGuide(),
    asOf: "2026-04-08",
  },
  "gtv-deadline": {
    about: "60 days of invite",
    text: "This route has no invitation. The visa application is made within 3 months of the date of the endorsement letter, or together with the application for endorsement.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "gtv-standard": {
    about: "4–8 months",
    brief: "Then the visa: 3 weeks from outside the UK, 8 from inside.",
    text: "GOV.UK gives times for its two decisions only: 2 to 8 weeks for the endorsement, then 3 weeks for the visa from outside the UK or 8 from inside. Whatever is longer is preparation.",
    source: ukGuide(),
    asOf: "2026-04-08",
  },
  "gtv-priority": {
    about: "decision in 5 working days",
    text: "A faster decision is sold only where it is offered, which depends on the place and the day. Priority service then usually means 5 working days; GOV.UK has no service of 14. Paying does not change the outcome.",
    source: {
      name: "GOV.UK, Get a faster decision on your visa or settlement application",
      url: "https://www.gov.uk/faster-decision-visa-settlement",
    },
    asOf: "2026-04-08",
  },
  "gtv-letters": {
    about: "1 for research",
    brief: "In research 1 letter, 2 for Exceptional Talent, and none on a fast track.",
    text: "Full peer review needs 1 letter from an eminent person resident in the UK. Exceptional Talent needs a second, from another eminent person who is senior in a reputable UK organisation. The fast tracks ask for papers from the employer or funder instead.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "gtv-statement": {
    about: "500–1,000 words",
    text: "The Rules set no length, and not every endorsing body asks for a statement. Whether yours does, and how long it may be, stands in its own form and guide.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "gtv-portfolio": {
    about: "At least 2 items, plus up to 8 more",
    text: "It depends on the field. Digital technology needs at least 2 pieces of evidence for 2 of the 4 kinds, so plan for two of each. Research under peer review rests on the CV and the letters.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "gtv-papers": {
    about: "UK Global Talent: success by number of papers",
    text: "No agency counts papers. The endorsing body reads the letters and the evidence against the criteria of its field. In research, publications are part of the CV; in digital technology they may serve one of the 4 kinds of evidence; the arts ask for none.",
    source: ukRules(),
    asOf: "2026-04-08",
  },
  "niv-count": {
    about: "Some of these 7",
    brief: "Each one that applies to you must be met.",
    text: "There is no test of some out of 7. Home Affairs lists 14 headings of eligibility, and each that applies to you must be met. The 7 here are those particular to this visa.",
    source: australia(),
    asOf: "2025-07-28",
  },
  "niv-deadline": {
    about: "60 days of nomination approval",
    text: "The 60 days run from the invitation. Form 1000 is sent with the application; no one approves the nomination before it.",
    source: australia(),
    asOf: "2025-07-28",
  },
  "niv-invitation": {
    about: "2–4 weeks for priority sectors",
    brief: "No promised time to an invitation.",
    text: "Home Affairs promises no time between an expression of interest and an invitation, and lodging one does not mean being invited.",
    source: australia(),
    asOf: "2025-07-28",
  },
  "niv-premium": {
    about: "Premium: 15 calendar days",
    brief: "No premium service.",
    text: "As read on 28 July 2025, this visa has no premium service. Applications are taken in the order that a ministerial direction sets, then Direction 112.",
    source: australia(),
    asOf: "2025-07-28",
  },
  "niv-standard": {
    about: "Standard: 2–3 months",
    brief: "No promised time for the decision.",
    text: "Home Affairs promises no range, neither for the decision nor for the whole. Its guide shows how long recent decisions took, and changes with them, so look at it again.",
    source: {
      name: "Australian Department of Home Affairs, Visa processing times",
      url: "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times",
    },
    asOf: "2025-07-28",
  },
  "niv-papers": {
    about: "Australia National Innovation: success by number of papers",
    text: "No agency counts papers. Home Affairs asks for an internationally recognised record of exceptional and outstanding achievement. Recent papers in top journals are one example of it among many, beside awards, grants, patents, ventures and sport.",
    source: australia(),
    asOf: "2025-07-28",
  },
  "one-pass-salary": {
    about: "at least S$30,000",
    brief: "All of it from one employer; applying from overseas, from an established company.",
    text: "The whole S$30,000 must come from one employer. Someone applying from overseas must have spent those 12 months with an established company, and a future employer in Singapore must be one.",
    source: singapore("eligibility", "Eligibility for the Overseas Networks & Expertise Pass"),
    asOf: "2025-12-26",
  },
  "one-pass-evidence": {
    about: "These 7 kinds of evidence",
    brief: "No list of 7. The Ministry names three areas and judges the whole.",
    text: "The Ministry of Manpower gives no list of 7. It names three areas, which are sports, arts and culture, and academia and research, and looks at the work and the main achievements as a whole, together with the agencies for each area.",
    source: singapore("eligibility", "Eligibility for the Overseas Networks & Expertise Pass"),
    asOf: "2025-12-26",
  },
  "one-pass-turnaround": {
    about: "4–8 weeks",
    brief: "Within 4 weeks for most cases.",
    text: "As read on 19 March 2026, the Ministry says within 4 weeks for most cases. It takes longer when more papers are asked for, and may do so on the achievement track while other agencies are consulted.",
    source: singapore("apply-for-a-pass", "Apply for an Overseas Networks & Expertise Pass"),
    asOf: "2026-03-19",
  },
  "one-pass-renewal": {
    about: "Up to 5 years per grant or renewal",
    text: "A renewal has conditions of its own: an average of at least S$30,000 a month over the past 5 years in Singapore, or a Singapore company that you started and run and that employs at least 5 locals, each at or above the lowest salary for an Employment Pass.",
    source: singapore("eligibility", "Eligibility for the Overseas Networks & Expertise Pass"),
    asOf: "2025-12-26",
  },
  "one-pass-papers": {
    about: "Singapore ONE Pass: success by number of papers",
    text: "No agency counts papers. On the salary track they play no part. On the achievement track they may be part of a record in academia and research, which the Ministry judges as a whole.",
    source: singapore("eligibility", "Eligibility for the Overseas Networks & Expertise Pass"),
    asOf: "2025-12-26",
  },
} satisfies Record<string, OfficialNote>;

export type OfficialNoteAbroadId = keyof typeof officialNotesAbroad;

export function notesAbroad(...ids: OfficialNoteAbroadId[]): OfficialNote[] {
  return ids.map((id) => officialNotesAbroad[id]);
}

function ukRules(): OfficialNote["source"] {
  return {
    name: "UK Immigration Rules, Appendix Global Talent",
    url: "https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-global-talent",
  };
}

function ukGuide(): OfficialNote["source"] {
  return { name: "GOV.UK, Apply for the Global Talent visa", url: "https://www.gov.uk/global-talent" };
}

function australia(): OfficialNote["source"] {
  return {
    name: "Australian Department of Home Affairs, National Innovation visa (subclass 858)",
    url: "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/national-innovation-visa-858",
  };
}

function singapore(page: string, title: string): OfficialNote["source"] {
  return {
    name: `Singapore Ministry of Manpower, ${title}`,
    url: `https://www.mom.gov.sg/passes-and-permits/overseas-networks-expertise-pass/${page}`,
  };
}
