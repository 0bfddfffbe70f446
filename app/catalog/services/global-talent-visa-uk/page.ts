import { notesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { neighboursOf } from "#app/catalog/service-parts/visa-neighbours.ts";
import {
  numbered,
  pathwaysFrom,
  signUpSection,
  successRateSection,
  whyChooseSection,
} from "#app/catalog/service-parts/visa-sections.ts";
import type { EligibilityPart } from "#app/content/section-parts.ts";
import type {
  AdvantagesSection,
  BulbSection,
  ItemsSection,
  TableSection,
  TextSection,
  TimelineSection,
} from "#app/content/section.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

const what: TextSection = {
  kind: "text",
  id: "what",
  heading: "What the Global Talent visa is",
  paragraphs: [
    "Global Talent lets leaders and future leaders in digital technology, in academia and research, and in arts and culture live and work in the United Kingdom without a job offer.",
    "It usually takes two applications. First an expert body of your field endorses you, as Exceptional Talent or as Exceptional Promise. Then the Home Office decides on the visa. Both applications may also be made together.",
    "Someone who won a prize on the Home Office’s list needs no endorsement.",
    "You choose a stay of up to 5 years, and may extend it by 1–5 years each time.",
  ],
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "The hard decision is not the Home Office’s. It is the endorsement, and it is made by people who know your field. They ask what you yourself did, not what your employer or your team did.",
    "So two choices come before any paper: the field whose criteria you will be read against, and talent or promise. The evidence follows from both, and the same record can succeed under one label and fail under the other.",
  ],
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "No job offer and no sponsor",
      title: "You apply for yourself. No employer has to ask for you, and none can withdraw the visa.",
    },
    {
      heading: "No salary floor and no English test",
      title: "Neither is a condition of the first grant.",
    },
    {
      heading: "Work as you choose",
      title:
        "For an employer, for yourself or for your own company, and you may change between them. Work as a professional sportsperson is the exception.",
    },
    {
      heading: "You choose how long",
      title: "Take one year or five. There is no limit on how often the stay may be extended.",
    },
    {
      heading: "A short road to settlement",
      title:
        "After 3 years for research endorsements, for listed prizes, and for Exceptional Talent in technology and the arts; after 5 for Exceptional Promise in technology and the arts.",
    },
    {
      heading: "Your family may come",
      title: "A partner and children may apply with you or follow later.",
    },
  ],
  image: "advantages",
};

const disadvantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-disadvantages",
  heading: "Disadvantages",
  tone: "disadvantage",
  items: [
    {
      heading: "Only some fields",
      title:
        "Work outside these three has no endorsing body, however good the record, and sport is excluded.",
    },
    {
      heading: "The whole surcharge at once",
      title:
        "The health surcharge is paid with the application, for every year you ask for and for each person.",
    },
    {
      heading: "A refused endorsement costs its fee",
      title: "You may ask for a review, but the endorsement part of the fee is not returned.",
    },
    {
      heading: "It rests on other people’s letters",
      title:
        "They must be written for this application, by people of standing who know your work. Good ones take weeks to obtain.",
    },
    {
      heading: "Extensions look at your earnings",
      title: "To extend the stay or to settle you must have earned money in your field.",
    },
  ],
  image: null,
};

const digitalTechnology: EligibilityPart = {
  id: "digital-technology",
  label: "Digital Technology",
  check: "/check/uk-global-talent/",
  summary: [
    "Tech Nation endorses. Technical applicants build, use or deploy the technology; business applicants bring commercial, investment or product expertise to companies whose product is digital.",
  ],
  lists: [
    {
      heading: "Recognition and skill",
      rule: "Both are needed.",
      needed: 2,
      carries: inField("digital", "recognised", "skill"),
      items: numbered(
        "Recognition within the last 5 years, as a leader (Exceptional Talent) or, early in a career, as a potential leader (Exceptional Promise).",
        "Proven technical expertise with the latest technologies, or proven commercial, investment or product expertise in digital products.",
      ),
    },
    {
      heading: "And qualifying evidence",
      rule: "At least 2 of these 4.",
      needed: 2,
      carries: inField("digital", "innovation", "beyond", "contributions", "academic"),
      items: numbered(
        "Innovation as a founder of a product-led digital technology company, or as an employee in a new digital field or concept. Talent asks for a proven track record, and counts senior executives too.",
        "Recognition for work beyond your own occupation that helps the field advance.",
        "Significant technical, commercial or entrepreneurial contributions to a product-led digital technology company, as its founder or employee or, for talent, its senior executive or board member.",
        [
          "Exceptional ability shown by academic contributions, through research that was published or that an expert endorses. See ",
          { text: "help with research papers", href: "/service/premium/research-paper/" },
          ".",
        ],
      ),
    },
  ],
};

const academiaResearch: EligibilityPart = {
  id: "academia-research",
  label: "Academia / Research",
  check: "/check/uk-global-talent/",
  summary: [
    "For science, engineering, humanities, social science and medicine. The Royal Society, the Royal Academy of Engineering, the British Academy and UK Research and Innovation endorse. There are three fast tracks, and peer review for everyone else.",
  ],
  lists: [
    {
      heading: "A fast track",
      rule: "One is enough.",
      needed: 1,
      carries: inField("research", "fellowship", "post", "grant"),
      items: numbered(
        "A fellowship or award on the lists of the academies, won by peer review and held now or in the last 5 years.",
        "An academic or research post at an approved institution, filled in open competition, for which a PhD or its equal is required.",
        "A critical part in work under a grant from an endorsed funder, worth at least £30,000 and running for at least 2 years, at an approved organisation. At least a year of your contract must remain, with half your time or more on the grant.",
      ),
    },
    {
      heading: "Or full peer review",
      rule: "All 3 must be met.",
      needed: 3,
      carries: inField("research", "doctorate", "label", "first-letter"),
      items: numbered(
        "You are an active researcher, with a PhD or equal experience of research.",
        "A CV with your career and your publications. Exceptional Promise also asks that your career is at an early stage.",
        "Recommendation, 1 for research: a letter from an eminent person resident in the UK who knows your work.",
      ),
    },
  ],
  official: notesAbroad("gtv-letters"),
};

const artsCulture: EligibilityPart = {
  id: "arts-culture",
  label: "Arts & Culture",
  check: "/check/uk-global-talent/",
  cut: true,
  summary: [
    "Arts Council England and its partners endorse. Exceptional Talent needs 5+ years of work and a record in at least 2 countries. Exceptional Promise needs 3+ years and a record in at least 1 country. Architecture is assessed by the Royal Institute of British Architects, fashion by the British Fashion Council, and film and television by Pact.",
  ],
  lists: [
    {
      heading: "Combined arts, dance, literature, music, theatre and visual arts",
      rule: "At least 2 of these 3.",
      needed: 2,
      carries: inField("arts", "media", "prize-abroad", "appearances"),
      items: numbered(
        "Recognition in the media: for talent in at least 2 countries, for promise in at least 1.",
        "An international award that you won or helped to win. For promise, a nomination or a place on a shortlist counts too.",
        "Appearances, exhibitions or distribution of your work abroad: for talent in at least 2 countries, for promise in at least 1.",
      ),
    },
    {
      heading: "Architecture",
      rule: "At least 2 of these 3.",
      needed: 2,
      carries: inField("architecture", "prize-abroad", "media", "buildings"),
      items: numbered(
        "An international award or, for promise, a nomination or a place on a shortlist.",
        "Recognition of your work in the media.",
        "Publications about your work, or exhibitions of it.",
      ),
    },
    {
      heading: "Fashion design",
      rule: "At least 2 of these 4.",
      needed: 2,
      carries: inField("fashion", "fashion-award", "media", "catwalk", "retail"),
      items: numbered(
        "For talent, an award or a nomination in a leading design role. For promise, recognition of an exceptional graduating collection.",
        "Recognition in the media, for talent in at least 2 countries.",
        "For talent, catwalk shows or exhibitions. For promise, a place on a listed scheme of support.",
        "For talent, sales through renowned retailers. For promise, an order from a luxury retailer.",
      ),
    },
    {
      heading: "Film and television, for talent only",
      rule: "One is enough.",
      needed: 1,
      carries: inField("film", "screen-award", "screen-nomination", "two-nominations", "screen-industry"),
      items: numbered(
        "A main award, such as an Academy Award, a BAFTA, a Golden Globe or an Emmy.",
        "A nomination for one, or a significant contribution to winning one, in the last 10 years.",
        "At least 2 nominations in the last 15 years.",
        "Notable recognition by the industry for at least 2 productions, in one of the combinations that the Rules set out.",
      ),
    },
    {
      heading: "Prize route",
      rule: "One is enough.",
      needed: null,
      items: numbered(
        "A prize on the Home Office’s list, with you as its named winner. You then need no endorsement and apply for the visa directly.",
      ),
    },
  ],
  official: notesAbroad("gtv-arts-years"),
};

/** A tick says in which field it was made, too. */
function inField(field: string, ...questions: string[]): string[] {
  return questions.map((question) => `field=${field}.${question}`);
}

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro: "Two decisions, with the preparation before them and the stay behind them.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "documents",
      title: "Preparation",
      description:
        "You settle the field and the label, with a regulated adviser if in doubt. We sort the evidence by criterion and brief the people who write for you. Work that is missing is done now.",
      duration: "As long as your record needs",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "endorsement",
      title: "Endorsement",
      description:
        "You apply and the endorsing body of your field reads your evidence. Winners of listed prizes skip this step.",
      duration: "Fast track: about 2 weeks",
      days: "Peer review: 5–7 weeks",
    },
    {
      stepLabel: "Step 3",
      image: "filing",
      title: "Visa application",
      description: "You fill in the form, pay the fee and the surcharge, and prove who you are.",
      duration: "Within 60 days of invite",
      days: null,
    },
    {
      stepLabel: "Step 4",
      image: "decision",
      title: "Decision",
      description:
        "The Home Office looks at the endorsement, at your history with it and at the rest of the rules, and decides.",
      duration: "3 weeks from outside the UK",
      days: "8 weeks from inside the UK",
    },
    {
      stepLabel: "Step 5",
      image: "arrival",
      title: "Your stay",
      description:
        "You live and work in the UK for as long as you chose, and extend or settle when the time comes.",
      duration: "Up to 5 years",
      days: "Extensions of 1–5 years",
    },
  ],
  notes: [
    "Standard duration: 4–8 months.",
    "Preparation depends on the record you bring and on the people who write for you.",
  ],
  official: notesAbroad("gtv-endorsement", "gtv-deadline", "gtv-standard"),
};

const fees: TableSection = {
  kind: "table",
  id: "fees",
  heading: "Home Office fees",
  intro: "They are paid to the Home Office and are never part of ours. Partners and children pay them too.",
  columns: ["What", "Amount", "Good to know"],
  rows: [
    [
      "Global Talent visa",
      "£766 per person",
      "With an endorsement in two parts: £561 for it and £205 for the visa",
    ],
    [
      "Priority service",
      "An extra £500",
      "For a decision in 5 working days; also quoted: a fast-track decision in 14 working days",
    ],
    ["Immigration health surcharge", "Usually £1,035 per person and year", "Paid at once for the whole stay"],
  ],
  caption: "Fees as read on 8 April 2026. They change: check them on GOV.UK on the day you pay.",
  official: notesAbroad("gtv-priority"),
};

const documents: ItemsSection = {
  kind: "items",
  id: "documents",
  heading: "Documents",
  layout: "checklist",
  intro:
    "What goes with the application for endorsement. A passport and the usual papers follow with the visa.",
  items: [
    {
      heading: "Letters of recommendation",
      title: null,
      description:
        "1 for research, 3 for arts, 3 for digital technology. Each is dated, written for this application and signed by someone of standing who knows your work. In the arts two come from well-established organisations, one of them at least in the UK.",
      image: null,
    },
    {
      heading: "Personal statement",
      title: null,
      description:
        "500–1,000 words: what you did, why the UK, and what you will do there. You write it; we edit and question.",
      image: null,
    },
    {
      heading: "Evidence portfolio",
      title: null,
      description:
        "At least 2 items, plus up to 8 more. Each shows one thing about your own part, with its date and its source.",
      image: null,
    },
    {
      heading: "CV",
      title: null,
      description: "Your career and, where there are any, your publications, in a few typed pages.",
      image: null,
    },
  ],
  official: notesAbroad("gtv-letters", "gtv-statement", "gtv-portfolio"),
};

export const page: ServicePage = {
  opening: [what],
  sections: [
    advantages,
    disadvantages,
    {
      kind: "eligibility",
      id: "eligibility-criteria",
      heading: "Eligibility criteria",
      layout: "tabs",
      intro: "You must be at least 18. Everything else depends on the field: begin with yours.",
      parts: [digitalTechnology, academiaResearch, artsCulture],
    },
    bulb,
    whyChooseSection,
    timeline,
    fees,
    documents,
    signUpSection,
    successRateSection("gtvisa", notesAbroad("gtv-papers")),
    neighboursOf("global-talent-visa-uk"),
    pathwaysFrom("global-talent-visa-uk"),
  ],
  immigration: { countries: ["GB"], asOf: "2026-04-08" },
};
