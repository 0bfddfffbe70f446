import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import { neighboursOf } from "#app/catalog/service-parts/visa-neighbours.ts";
import {
  numbered,
  pathwaysFrom,
  signUpSection,
  successRateSection,
  whyChooseSection,
} from "#app/catalog/service-parts/visa-sections.ts";
import type { EligibilityPart } from "#app/content/section-parts.ts";
import type { AdvantagesSection, BulbSection, TextSection, TimelineSection } from "#app/content/section.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

const what: TextSection = {
  kind: "text",
  id: "what",
  heading: "What the National Interest Waiver is",
  paragraphs: [
    "EB-2 is the second preference among the employment-based green cards of the United States. Normally it needs a job offer and a labour certification. The National Interest Waiver sets both aside when the country gains more by it.",
    "We offer it to professionals with extraordinary ability whose work reaches beyond one employer: researchers, engineers, founders and others.",
    "You petition for yourself on Form I-140. The case has two parts: that you belong in EB-2, and that your proposed work passes the three-prong test.",
  ],
  official: notesUs("niw-ability"),
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "An approved Form I-140 is not a green card. It gives you a place in a queue, and by itself neither the right to stay nor the right to work. Permanent residence can be granted only when a visa number is available for your country of birth.",
    [
      "How long that takes depends on where you were born, and changes every month: in May 2026 many years for India, several for mainland China, and no wait for most others. Look at the Visa Bulletin of the day before you plan a move around this route, and at ",
      { text: "EB-1", href: "/service/premium/eb-1-visa/" },
      " beside it.",
    ],
  ],
  official: notesUs("eb-2-visa-number"),
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "No job offer",
      title:
        "The waiver removes it. You may change employers or found your own company, within the work you proposed.",
    },
    {
      heading: "No labour certification",
      title: "There is no test of the labour market, and no wait for one.",
    },
    {
      heading: "You petition for yourself",
      title: "The petition is yours. It does not fall when an employer changes its mind.",
    },
    {
      heading: "It looks ahead",
      title:
        "The question is what your work may bring to the country. You need not prove that it is more likely than not to succeed.",
    },
    {
      heading: "An advanced degree can be enough for EB-2",
      title: [
        "With a master’s you need not show acclaim at the top of a field, as ",
        { text: "EB-1A", href: "/service/premium/eb-1-visa/" },
        " asks.",
      ],
    },
    {
      heading: "Your family may apply too",
      title: "A spouse and unmarried children under 21 may apply for permanent residence with you.",
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
      heading: "A queue after approval",
      title: "The visa number depends on where you were born, and in EB-2 the longest waits are very long.",
    },
    {
      heading: "No status in the meantime",
      title:
        "The petition lets you neither enter nor work, pending or approved. Meanwhile you need another status to live in the United States.",
    },
    {
      heading: "The endeavour must be specific",
      title: "An important industry, a shortage of workers or a benefit to one employer is not enough.",
    },
    {
      heading: "The last word is discretion",
      title: "Even when all three prongs are met, USCIS grants the waiver as a matter of discretion.",
    },
    {
      heading: "Slower when you pay for speed",
      title: "Premium processing exists, but takes three times as many days as it does for an O-1.",
    },
  ],
  image: null,
};

const partA: EligibilityPart = {
  id: "part-a",
  label: "Part A: EB-2 criteria",
  check: "/check/eb-2-niw/",
  summary: [
    "First you must belong in EB-2, in one of two ways: an advanced degree, or exceptional ability in science, the arts or business. Your degree or ability must relate to the work you propose.",
  ],
  lists: [
    {
      heading: "Advanced degree",
      rule: "One of these 2 is enough.",
      needed: 1,
      carries: ["degree", "degree"],
      items: numbered(
        "A master’s or a higher degree from the United States, or its foreign equivalent. Where the profession expects a doctorate, a doctorate.",
        "A bachelor’s plus 5 years of progressive experience in the specialty, after the degree.",
      ),
    },
    {
      heading: "Or exceptional ability",
      rule: "At least 3 of these 7.",
      needed: 3,
      carries: ["record", "ten-years", "licence", "pay", "associations", "recognition", "comparable"],
      items: numbered(
        "An official record of a degree, diploma, certificate or similar award in the area.",
        "Letters from employers that show at least 10 years of full-time experience in the occupation.",
        "A licence or certification for the profession or occupation.",
        "A salary or other pay that shows exceptional ability.",
        "Membership of professional associations.",
        "Recognition for achievements and significant contributions, by peers, government bodies, or professional or business organisations.",
        "Comparable evidence, where the kinds above do not readily fit your occupation.",
      ),
    },
  ],
};

const partB: EligibilityPart = {
  id: "part-b",
  label: "Part B: the three-prong test",
  check: "/check/eb-2-niw/",
  summary: [
    "Then comes the waiver. You show each prong to be more likely true than not, about one proposed endeavour: the specific work you will do, which is narrower than your occupation.",
  ],
  lists: [
    {
      heading: "The three prongs",
      rule: "All 3 must be met.",
      needed: 3,
      carries: ["importance", "position", "balance"],
      items: numbered(
        "The endeavour has substantial merit and national importance. Its merit may lie in business, science, technology, culture, health or education; its importance is in what it may bring about beyond one employer or one place.",
        "You are well positioned to advance it. Education, skills, a record of success, a plan, progress so far, and the interest of customers, users or investors all count.",
        "On balance the United States gains by waiving the job offer and the labour certification: because they are impractical for such work, because it is urgent, or because it helps even where US workers are available.",
      ),
    },
  ],
};

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro:
    "Four steps to the decision on the petition. Permanent residence is a further step, with a wait of its own.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "profile-building",
      title: "Profile building",
      description:
        "We settle the endeavour with you and plan the real work that supports it: publications, products, pilots, letters of interest.",
      duration: "6 months",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "petition",
      title: "Petitioning",
      description:
        "We edit the statement of your endeavour, sort the evidence by prong, and draft letters for their authors to rewrite and sign.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 3",
      image: "filing",
      title: "Form I-140 with USCIS",
      description:
        "You sign and file the form, with its appendix and the papers that stand in for the labour certification.",
      duration: "Standard: 2–3 months",
      days: "Premium: 45 calendar days",
    },
    {
      stepLabel: "Step 4",
      image: "decision",
      title: "Decision",
      description:
        "USCIS approves, refuses or asks for more evidence. After approval you wait for a visa number and then apply for permanent residence.",
      duration: "Standard range: 4–8 months",
      days: null,
    },
  ],
  notes: [
    "The 2–3 months of step 3 are processing at USCIS. The 4–8 months of step 4 are the standard range up to the decision.",
    "The first two are our planning times. Yours depend on the record you bring and on the people who write for you.",
  ],
  official: notesUs("niw-premium", "standard-time"),
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
      layout: "parts",
      intro: "Both parts are needed: a place in EB-2, and the waiver.",
      parts: [partA, partB],
      official: notesUs("eb-2-count"),
    },
    bulb,
    whyChooseSection,
    timeline,
    signUpSection,
    successRateSection("eb_2_visa", notesUs("niw-papers")),
    neighboursOf("eb2-niw"),
    pathwaysFrom("eb2-niw"),
  ],
  immigration: { countries: ["US"], asOf: "2026-04-16" },
};
