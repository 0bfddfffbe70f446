import { officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { evidenceEntry, type EvidenceGroup, type ListId } from "#app/cases/evidence/evidence-list.ts";
import { academicRequest, employerRequest, expertRequest } from "#app/cases/evidence/letter-requests.ts";
import type { Source } from "#app/self-checks/evidence/check-definition.ts";
import { usSources } from "#app/self-checks/evidence/us-sources.ts";

type Papers = Pick<EvidenceGroup, "heading" | "rule" | "entries" | "sources">;

const passport = evidenceEntry({
  key: "passport",
  title: "Passport",
  help: "Give only the day on which it expires: it has to hold for the whole stay. Keep the passport and its number with you. We check the forms against it on a call.",
  dated: "Your passport expires on",
  staysWithYou: true,
});
const resume = evidenceEntry({
  key: "resume",
  title: "Resume or CV",
  help: "Your current one, with your career and your publications if you have any.",
});
const degrees = evidenceEntry({
  key: "degrees",
  title: "Degree certificates and transcripts",
  help: "All pages. Where they are not in English, with a translation. Black out anything that is not about your studies.",
});
const translations = evidenceEntry({
  key: "translations",
  title: "Translations",
  help: "Of every paper that is not in the language of the authority, with the translator’s name.",
  optional: true,
});
const police = evidenceEntry({
  key: "police",
  title: "Police certificates",
  help: "Each country says for how long its certificate holds. Give the day on which the first of them runs out.",
  dated: "The first of them is valid until",
});
const funds = evidenceEntry({
  key: "funds",
  title: "Proof of funds",
  help: "Statements, loan or sponsor letters. Black out all but the last digits of accounts.",
  dated: "The statement may be used until",
});
const refusals = evidenceEntry({
  key: "refusals",
  title: "Refusal letters",
  help: "If you or anyone travelling with you has been refused a visa. It must be declared, and it can be answered.",
  optional: true,
});
const english = evidenceEntry({
  key: "language-test",
  title: "Language test results",
  help: "The report of each test, with every skill. A result runs out: Canada, for one, counts a test for two years.",
  dated: "The result is valid until",
});

const letters = evidenceEntry({
  key: "expert-letters",
  title: "Expert letters",
  help: "From people who know your work, and from people who only know of it. Letters support a case and cannot carry it. Their authors rewrite and sign them.",
  letterRequest: expertRequest,
});

function usPapers(own: Papers["entries"], sources: Source[]): Papers {
  return {
    heading: "Papers of the file",
    rule: "All that apply to you.",
    entries: [passport, resume, degrees, letters, ...own, translations, refusals],
    sources,
  };
}

const opinion = evidenceEntry({
  key: "us.advisory-opinion",
  title: "The peer group’s opinion",
  help: "A written consultation from a peer group, a labour organisation or an expert. For film and television it comes from both a union and a management organisation.",
});
const contract = evidenceEntry({
  key: "us.contract",
  title: "Contract or summary of the terms",
  help: "Between you and whoever files, or a summary of what was agreed by word of mouth.",
});
const itinerary = evidenceEntry({
  key: "us.itinerary",
  title: "The work and its dates",
  help: "What you will do, where and when, with an itinerary if there is one.",
});
const plan = evidenceEntry({
  key: "us.plan",
  title: "Your plan for the work",
  help: "In your own words: what you go on to do in the United States in your field.",
});
const o1Papers = usPapers([opinion, contract, itinerary], [usSources.o1Manual]);

const ukPapers: Papers = {
  heading: "Papers of the application",
  rule: "All that apply to you. The letters stand with the criteria of your field.",
  entries: [passport, resume, translations],
  sources: [sourceOf("gtv-deadline")],
};

const nivPapers: Papers = {
  heading: "Papers of the application",
  rule: "All that apply to you.",
  entries: [
    passport,
    resume,
    evidenceEntry({
      key: "au.form-1000",
      title: "Form 1000, the nomination",
      help: "Filled in by a nominator with a national reputation in your area. It goes with the application.",
      letterRequest: expertRequest,
    }),
    evidenceEntry({
      key: "au.english",
      title: "Functional English, or the second instalment",
      help: "A test result, or your decision to pay the second instalment instead.",
      dated: "The result is valid until",
    }),
    evidenceEntry({
      key: "medical",
      title: "Health examination",
      help: "The receipt of the examination. The doctor sends the result itself.",
      dated: "The examination is valid until",
    }),
    police,
    translations,
  ],
  sources: [sourceOf("niv-count")],
};

const onePassPapers: Papers = {
  heading: "Papers that the Ministry names",
  rule: "By salary: all that apply to you. By achievement: the proofs of the achievements.",
  entries: [
    passport,
    resume,
    evidenceEntry({
      key: "sg.payslips",
      title: "Payslips of 12 months in a row",
      help: "Of one employer. Black out account numbers.",
    }),
    evidenceEntry({
      key: "sg.tax",
      title: "Notice of assessment, or an employment check",
      help: "In Singapore the latest notice of the tax authority. From overseas a check of your employment by a screening company, and the employer’s latest financial statements.",
    }),
    evidenceEntry({
      key: "sg.contract",
      title: "Signed contract",
      help: "Where you go by a salary to come.",
      optional: true,
    }),
  ],
  sources: [sourceOf("one-pass-salary")],
};

const expressEntryPapers: Papers = {
  heading: "Papers of the profile and the application",
  rule: "Each fact of the profile has its paper.",
  entries: [
    passport,
    english,
    evidenceEntry({
      key: "ca.credential",
      title: "Educational credential assessment",
      help: "For a degree from outside Canada. An assessment counts for five years.",
      dated: "The assessment is valid until",
    }),
    degrees,
    evidenceEntry({
      key: "ca.employers",
      title: "Employers’ letters",
      help: "One for each job that counts: duties, hours a week, pay and dates.",
      letterRequest: employerRequest,
    }),
    funds,
    evidenceEntry({
      key: "ca.family",
      title: "Family papers",
      help: "Marriage and birth certificates of everybody on the profile, and of a spouse and children who stay behind.",
      optional: true,
    }),
    police,
    evidenceEntry({
      key: "medical",
      title: "Medical examination",
      help: "The receipt of the examination. The doctor sends the result itself.",
      dated: "The examination is valid until",
    }),
    translations,
    refusals,
  ],
  sources: [
    {
      name: "IRCC, who can apply for Express Entry",
      url: "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/who-can-apply.html",
      asOf: "2025-02-03",
    },
  ],
};

const studentPapers: Papers = {
  heading: "Papers of the visa or permit",
  rule: "Those of the country you go to. Your counsellor takes the others off the list.",
  entries: [
    passport,
    evidenceEntry({
      key: "study.offer",
      title: "The I-20, CAS or letter of acceptance",
      help: "Black out its number. For Canada with the attestation letter of the province, where one is asked for.",
    }),
    funds,
    english,
    degrees,
    evidenceEntry({
      key: "study.fees",
      title: "Receipts of fees",
      help: "Such as the SEVIS I-901 fee for the United States, or tuition that is paid already.",
      optional: true,
    }),
    evidenceEntry({
      key: "study.explanation",
      title: "Letter of explanation",
      help: "Why this course, there and now, and what follows it. Where the country asks for one, we draft it with you.",
      optional: true,
    }),
    { ...police, optional: true },
    evidenceEntry({
      key: "medical",
      title: "Medical examination",
      help: "Where the country asks for one. The doctor sends the result itself.",
      dated: "The examination is valid until",
      optional: true,
    }),
    refusals,
    translations,
  ],
  sources: [],
};

const statementPapers: Papers = {
  heading: "Papers that the statement rests on",
  rule: "An officer reads it beside them.",
  entries: [
    evidenceEntry({
      key: "study.offer",
      title: "Offer or letter of acceptance",
      help: "Black out its number: we read the course, the dates and the costs.",
    }),
    funds,
    degrees,
    resume,
    refusals,
  ],
  sources: [],
};

const applicationPapers: Papers = {
  heading: "Papers of the applications",
  rule: "Universities ask for these. Your counsellor adds what one of yours asks for besides.",
  entries: [
    degrees,
    {
      ...english,
      title: "Language test results",
      help: "TOEFL, IELTS or another that your universities take.",
    },
    evidenceEntry({
      key: "study.tests",
      title: "Other test scores",
      help: "GRE, GMAT and others, where a programme asks for them.",
      dated: "The scores are valid until",
      optional: true,
    }),
    resume,
    ...[1, 2, 3].map((at) =>
      evidenceEntry({
        key: `study.letter-${at}`,
        title: `Recommender ${at}`,
        help: "Who it is, and that they have agreed. They submit the letter themselves, by the university’s link: nobody sends it for them.",
        letterRequest: academicRequest,
      }),
    ),
    passport,
    translations,
  ],
  sources: [],
};

/** The documents of each list. The criteria of a visa come from its self-check. */
export const papersOfLists: Record<ListId, Papers> = {
  "o-1a": o1Papers,
  "o-1b": o1Papers,
  "eb-1a": usPapers([plan], [usSources.eb1aManual]),
  "eb-1b": usPapers([contract], [usSources.eb1bManual]),
  "eb-2-niw": usPapers(
    [
      evidenceEntry({
        key: "us.eta-9089",
        title: "ETA-9089: Appendix A and Final Determination form",
        help: "Prepared with you for the petition, and signed by you. No labour certification goes with it.",
      }),
    ],
    [usSources.niwManual],
  ),
  "uk-global-talent": ukPapers,
  "australia-858": nivPapers,
  "one-pass": onePassPapers,
  "express-entry": expressEntryPapers,
  "student-visa": studentPapers,
  "visa-statement": statementPapers,
  application: applicationPapers,
};

function sourceOf(note: keyof typeof officialNotesAbroad): Source {
  const { source, asOf } = officialNotesAbroad[note];
  return { ...source, asOf };
}
