import { claims } from "#app/content/claims.ts";
import type { OfficialNote, VisaCountry } from "#app/content/section-parts.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

/** Sources and dates for the changing sums in the tiles. */
const saidInUsa: OfficialNote[] = [
  {
    about: "USA: US$350",
    text: "For students with a Form I-20. Most exchange visitors pay US$220 instead. It is paid apart from the visa fee, and before a visa can be issued.",
    source: {
      name: "US visa information service, Other fees",
      url: "https://ustraveldocs.com/jp/jp-niv-otherfeeinfo.asp",
    },
    asOf: "2026-06-25",
  },
  {
    about: "USA: US$185",
    text: "The fee for student, exchange and visitor visas since 17 June 2023.",
    source: { name: "US Embassy, Nonimmigrant visas", url: "https://kg.usembassy.gov/visas/niv/" },
    asOf: "2026-06-25",
  },
  {
    about: "USA: two fees",
    text: "A law of 2025, in its section 100007, adds a visa integrity fee of at least US$250, due when a visa is issued. When it is first collected was not settled in what we read by June 2026: look at travel.state.gov before you budget.",
    source: {
      name: "US Congress, Public Law 119-21",
      url: "https://www.congress.gov/bill/119th-congress/house-bill/1/text",
    },
    asOf: "2026-06-25",
  },
  {
    about: "USA: how long a student may stay",
    text: "Until now F-1 students have been admitted for as long as they study. A final rule published on 17 July 2026 sets a date instead, at most four years ahead, and names 15 September 2026 as its first day. The note below says what is reported of it since.",
    source: {
      name: "Federal Register, document 2026-14439",
      url: "https://www.federalregister.gov/documents/2026/07/17/2026-14439/establishing-a-fixed-time-period-of-admission-and-an-extension-of-stay-procedure-for-nonimmigrant",
    },
    asOf: "2026-07-17",
  },
];

const saidInCanada: OfficialNote[] = [
  {
    about: "Canada: CAD 23,448",
    text: "For applications from 1 September 2026, outside Quebec; it was CAD 22,895 in the year before. The sum changes every year, so read the Canadian government’s own page in the week you apply.",
    source: {
      name: "Immigration, Refugees and Citizenship Canada, proof of financial support",
      url: "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html",
    },
    asOf: "2026-09-24",
  },
  {
    about: "Canada: enough money without working there",
    text: "The regulations ask an officer to be satisfied that you can pay tuition, living costs and travel, for yourself and the family with you, without working in Canada.",
    source: {
      name: "Immigration and Refugee Protection Regulations, section 220",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-220.html",
    },
    asOf: "2026-03-17",
  },
];

const saidInUk: OfficialNote[] = [
  {
    about: "UK: £1,529 and £1,171",
    text: "A month, for up to nine months, in London and elsewhere. The sums rose in November 2025 and may rise again.",
    source: { name: "GOV.UK, Student visa: money you need", url: "https://www.gov.uk/student-visa/money" },
    asOf: "2026-10-05",
  },
  {
    about: "UK: £776",
    text: "The health surcharge for students, a year. It is paid for the whole stay at once.",
    source: {
      name: "GOV.UK, Pay for UK healthcare as part of your immigration application",
      url: "https://www.gov.uk/healthcare-immigration-application/how-much-pay",
    },
    asOf: "2026-06-25",
  },
  {
    about: "UK: £558",
    text: "The fee since 8 April 2026, when UK visa fees rose. They change most springs: look again before you pay.",
    source: { name: "GOV.UK, Student visa", url: "https://www.gov.uk/student-visa" },
    asOf: "2026-10-05",
  },
];

const usa: VisaCountry = {
  country: "US",
  name: "USA",
  highlight: {
    heading: "The forms open the door; the interview decides",
    text: "An officer has a few minutes for you. Everything before that is there to make those minutes simple: forms that agree with each other, money that is plainly yours to use, and a plan you can say in your own words.",
    image: "united-states",
  },
  tiles: [
    {
      heading: "Form I-20",
      text: "Comes first. The school issues it after admission, and only a school certified for international students can. Names, dates and costs on it must match everything that follows.",
      image: "documents",
    },
    {
      heading: "Form DS-160",
      text: "The application itself, filled in online. We go through it line by line against your passport, your I-20 and what can be read about you in public.",
      image: "application",
    },
    {
      heading: "Two fees",
      text: "US$350 for the I-901 SEVIS record, then US$185 for the visa application. You pay both yourself, the first before the interview.",
      image: "filing",
    },
    {
      heading: "Funds",
      text: "Evidence for the amount on the I-20: savings, loans, scholarships or sponsors, each with the papers that show where it comes from.",
      image: "funds",
    },
    {
      heading: "Interview",
      text: "At a consulate in your country of nationality or residence. Nearly everyone is called. One mock interview for each person is included.",
      image: "interview",
    },
    {
      heading: "Arrival",
      text: "Not earlier than 30 days before the course begins. A visa lets you travel to the border; the officer there decides about entry.",
      image: "arrival",
    },
  ],
  successRate: claims["us-visa-success"].figure,
  cases: cases("us-approvals"),
  summaryText:
    "I-20, SEVIS fee, DS-160, visa fee, interview, entry: six steps, in this order. The list of visa types names those we help with; the law has many more.",
  validVisaTypes: [
    {
      group: "Study",
      types: [
        "F-1 academic student, F-2 spouse and children",
        "M-1 vocational student, M-2 spouse and children",
      ],
    },
    {
      group: "Exchange",
      types: [
        "J-1 exchange visitor: student, scholar, intern, trainee or physician",
        "J-2 spouse and children",
      ],
    },
    { group: "Visit", types: ["B-1 business", "B-2 tourism or medical treatment"] },
    {
      group: "Exceptional work, each with a page of its own",
      types: [
        "O-1A and O-1B extraordinary ability",
        "EB-1 first preference",
        "EB-2 National Interest Waiver",
      ],
    },
  ],
  official: saidInUsa,
};

const canada: VisaCountry = {
  country: "CA",
  name: "Canada",
  highlight: {
    heading: "Decided on paper",
    text: "A study permit is usually decided without an interview, so the file has to answer every question by itself: is the school real, is the money enough without working in Canada, and does the plan make sense for you.",
    image: "canada",
  },
  tiles: [
    {
      heading: "Letter of acceptance",
      text: "From a designated learning institution. Canada asks the school to confirm it, so a letter that cannot be confirmed ends the application.",
      image: "university",
    },
    {
      heading: "Attestation letter",
      text: "Most applicants need one from the province or territory. Who is exempt has changed more than once, so we check it for your level of study.",
      image: "documents",
    },
    {
      heading: "Funds",
      text: "CAD 23,448 for a year’s living costs of one person outside Quebec, with the first year’s tuition and the journey on top. Family members raise it.",
      image: "funds",
    },
    {
      heading: "Letter of explanation",
      text: "Why this course, why Canada, and what follows. In a file without an interview it is the only place where you speak.",
      image: "letter",
    },
    {
      heading: "Biometrics and certificates",
      text: "Fingerprints and a photograph at a visa application centre. Whether medical or police certificates are asked for depends on where you have lived.",
      image: "checklist",
    },
    {
      heading: "After arrival",
      text: "You stay enrolled at the school named in the permit and make progress in the course. The right to stay and work afterwards depends on the programme.",
      image: "arrival",
    },
  ],
  successRate: claims["canada-visa-success"].figure,
  cases: cases("canada-cases"),
  summaryText:
    "Acceptance, attestation, funds, explanation, biometrics, decision. The quicker Student Direct Stream closed on 8 November 2024, so everyone now takes the ordinary way.",
  validVisaTypes: [],
  official: saidInCanada,
};

const unitedKingdom: VisaCountry = {
  country: "GB",
  name: "UK",
  highlight: {
    heading: "Seventy points, and no discretion about money",
    text: "A Student visa is a sum: a place at a licensed sponsor, enough money, and English. Each is met or not met. A bank statement of the wrong age is enough for a refusal, and that can be avoided.",
    image: "united-kingdom",
  },
  tiles: [
    {
      heading: "CAS",
      text: "The confirmation of acceptance for studies, a number from a licensed sponsor. The application begins with it.",
      image: "documents",
    },
    {
      heading: "Funds",
      text: "The first year’s unpaid tuition, and £1,529 a month in London or £1,171 elsewhere, for up to nine months: £13,761 or £10,539.",
      image: "funds",
    },
    {
      heading: "The 28 days",
      text: "The money must have been there for 28 days in a row, ending within 31 days of the day you apply. One day below the sum starts the count again.",
      image: "calendar",
    },
    {
      heading: "English",
      text: "Usually level B2 for a degree, by a test the Home Office accepts or by the university’s own assessment.",
      image: "test",
    },
    {
      heading: "Fees",
      text: "£558 to apply, and the health surcharge of £776 for each year. You pay both with the application.",
      image: "filing",
    },
    {
      heading: "When",
      text: "Up to six months before the course from outside the country. A decision takes about three weeks after your identity has been checked.",
      image: "decision",
    },
  ],
  successRate: claims["uk-visa-success"].figure,
  cases: cases("uk-cases"),
  summaryText:
    "Place, money, English. Family may come with you mostly for research degrees and courses paid for by a government, so we check that before anything else.",
  validVisaTypes: [],
  official: saidInUk,
};

export const page: ServicePage = {
  sections: [
    {
      kind: "country-tabs",
      id: "countries",
      heading: "Where are you going?",
      countries: [usa, canada, unitedKingdom],
    },
    {
      kind: "note",
      id: "reported",
      heading: "Reported, and worth checking",
      tone: "caution",
      paragraphs: [
        "On 14 September 2026, the day before the new rule about how long students may stay was to begin, a federal court is reported to have postponed it while it is challenged. We have not read the order itself, and courts and departments may have moved on since: look for document 2026-14439 at federalregister.gov, and ask your school, before you rely on either.",
      ],
      source: null,
      asOf: "2026-09-15",
      asOfLabel: "Reports as of",
    },
    {
      kind: "items",
      id: "included",
      heading: "What is included",
      layout: "checklist",
      intro: null,
      items: [
        {
          heading: "A checklist for your visa and your family",
          title: null,
          description: "With the order in which things must be done, and by when.",
          image: null,
        },
        {
          heading: "Forms prepared with you",
          title: null,
          description: "And checked against passports, offers and each other.",
          image: null,
        },
        {
          heading: "Financial counselling",
          title: null,
          description: "How much must be shown, for how long, from which sources, and which papers prove it.",
          image: null,
        },
        {
          heading: "One mock interview for each person",
          title: null,
          description: "More can be added beside the price, for less than on their own.",
          image: null,
        },
        {
          heading: "A counsellor until the decision",
          title: null,
          description: "By video, audio and text.",
          image: null,
        },
      ],
    },
    {
      kind: "items",
      id: "how-it-works",
      heading: "How it works",
      layout: "steps",
      intro: null,
      items: [
        {
          heading: "Choose the number of people",
          title: null,
          description: "We check first whether your course lets your family come.",
          image: "checklist",
        },
        {
          heading: "Collect the papers",
          title: null,
          description: "In one place, with what is missing marked and where to get it.",
          image: "documents",
        },
        {
          heading: "Read it as an officer would",
          title: null,
          description: "Is the plan genuine, is it paid for, does every date match.",
          image: "review",
        },
        {
          heading: "Fill in and practise",
          title: null,
          description: "The forms together, then the interview until it sounds like you.",
          image: "interview",
        },
        {
          heading: "Sign and submit",
          title: null,
          description: "You do that yourself. We stand beside you while you do, and until the answer comes.",
          image: "filing",
        },
      ],
    },
  ],
  immigration: { countries: ["US", "CA", "GB"], asOf: "2026-06-25" },
};

function cases(id: "us-approvals" | "canada-cases" | "uk-cases"): string {
  return `${claims[id].figure} ${claims[id].text}`;
}
