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
  heading: "What the EB-1 is",
  paragraphs: [
    "The EB-1 is the first preference among the employment-based green cards of the United States. It leads to permanent residence, not to a visa for a time.",
    "It has three branches. EB-1A is for people of extraordinary ability, who may petition for themselves. EB-1B is for outstanding professors and researchers, and EB-1C for managers and executives of multinational companies; in both, an employer files.",
    "All three use Form I-140, and none needs a labour certification. An approved Form I-140 is not a green card: a visa number must also be available for your country of birth, and permanent residence is applied for after that.",
  ],
  official: notesUs("eb-1-visa-number"),
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "EB-1A is decided in two steps. First the officer asks whether each piece of evidence fits the kind it is offered for. Then comes what is called the final merits determination: does everything together show acclaim that has lasted, at the very top of the field?",
    "Three kinds out of ten get you through the first step only, and a petition can still be refused at the second. So the file is built for the second question from the first day.",
  ],
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "Permanent residence",
      title: "It does not run out with a job or a contract, and there is no extension to ask for.",
    },
    {
      heading: "No labour certification",
      title:
        "None of the branches needs the test of the labour market with which an ordinary EB-2 case begins.",
    },
    {
      heading: "EB-1A needs no employer",
      title: "You may petition for yourself, if you show that you come to continue work in your field.",
    },
    {
      heading: "As a rule, a shorter queue",
      title: [
        "People born in India and mainland China have so far waited less for a first-preference number than for the second, which ",
        { text: "EB-2 NIW", href: "/service/premium/eb2-niw/" },
        " uses. The Visa Bulletin says each month whether that still holds.",
      ],
    },
    {
      heading: "Premium processing",
      title: "USCIS offers a faster answer, for a fee, in all three branches.",
    },
    {
      heading: "Your family may come",
      title: "A spouse and unmarried children under 21 may receive permanent residence with you.",
    },
  ],
  image: "advantages",
};

const eb1a: EligibilityPart = {
  id: "eb-1a",
  label: "EB-1A",
  check: "/check/eb-1a/",
  summary: [
    "Extraordinary ability in science, the arts, education, business or athletics. You are one of the small percentage at the very top of your field, with acclaim that has lasted, and you come to go on working in it. Where the list does not readily fit an occupation, comparable evidence may be offered. ",
    "O-1A asks for much of the same; EB-1A adds the display of art and commercial success in the performing arts.",
  ],
  lists: [
    {
      heading: "A one-time achievement",
      rule: "A one-time major award is enough.",
      needed: null,
      items: numbered(
        "A major award with international recognition. USCIS gives the Pulitzer Prize, an Oscar and an Olympic medal as examples.",
      ),
    },
    {
      heading: "Or several kinds of evidence",
      rule: "At least 3 of these 10.",
      needed: 3,
      carries: [
        "prize",
        "membership",
        "press",
        "judging",
        "contributions",
        "articles",
        "display",
        "role",
        "pay",
        "box-office",
      ],
      items: numbered(
        "Lesser prizes or awards for excellence that are recognised nationally or internationally.",
        "Membership of associations that ask for outstanding achievement, judged by recognised experts.",
        "Published material about you and your work, in professional or major trade publications or other major media.",
        "Judging the work of others, alone or on a panel.",
        "Original contributions of major significance, be they scientific, scholarly, artistic, athletic or in business.",
        [
          "Scholarly articles that you wrote, in professional or major trade publications or other major media. See ",
          { text: "help with research papers", href: "/service/premium/research-paper/" },
          ".",
        ],
        "Your work on display at artistic exhibitions or showcases.",
        "A leading or critical role for organisations with a distinguished reputation.",
        "A high salary, or other pay that is significantly high compared with others in the field.",
        "Commercial success in the performing arts, shown by box office or by sales of recordings.",
      ),
    },
  ],
};

const eb1b: EligibilityPart = {
  id: "eb-1b",
  label: "EB-1B",
  check: "/check/eb-1b/",
  summary: [
    "Outstanding professors and researchers who are recognised internationally in one academic field. The employer files, and must show that it can pay the salary. Comparable evidence may be offered where the list does not readily fit.",
  ],
  lists: [
    {
      heading: "Kinds of evidence",
      rule: "At least 2 of these 6.",
      needed: 2,
      carries: ["prize", "membership", "press", "judging", "contributions", "articles"],
      items: numbered(
        "Major prizes or awards for outstanding achievement in the field.",
        "Membership of associations that ask for outstanding achievement.",
        "Material in professional publications, written by others, about your work.",
        "Judging the work of others in the same academic field or one close to it.",
        "Original contributions to research in the field.",
        "Scholarly books, or articles in journals with international circulation, that you wrote.",
      ),
    },
    {
      heading: "And the conditions",
      rule: "All 3 must be met.",
      needed: 3,
      carries: ["years", "offer", "researchers"],
      items: numbered(
        "At least 3 years of teaching or research in the field. Work towards a degree counts only under conditions.",
        "A job offer from a US private employer for a permanent research position.",
        "An employer with at least 3 full-time researchers.",
      ),
    },
  ],
  official: notesUs("eb-1b-employer"),
};

const eb1c: EligibilityPart = {
  id: "eb-1c",
  label: "EB-1C",
  summary: [
    "Managers and executives who move within a group that does business in the United States and at least one other country. The US employer files. A supervisor of the first line is not a manager in this sense, unless those supervised are professionals; managing an essential function may count. The year abroad counts only if it was itself in such a capacity.",
  ],
  lists: [
    {
      heading: "The conditions",
      rule: "All 4 must be met.",
      needed: 4,
      items: numbered(
        "1 year employed in the past 3 with a qualifying foreign entity: the same firm or one related to it.",
        "A US employer that is a branch, subsidiary, affiliate or parent of the foreign entity.",
        "A managerial or executive role in the United States, with a letter that describes the duties.",
        "A US company that has been doing business for at least 1 year: regularly, systematically and continuously.",
      ),
    },
  ],
  official: notesUs("eb-1c-year"),
};

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro:
    "Four steps to the decision on Form I-140. The wait for a visa number, where there is one, comes after them.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "profile-building",
      title: "Profile building",
      description:
        "We hold your record against the published criteria of the branch and plan the real work that would complete it. For EB-1C the time goes to the papers of the companies.",
      duration: "6 months",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "petition",
      title: "Petitioning",
      description:
        "We order the evidence by criterion, draft letters for their authors to rewrite and sign, and write the summary that answers the second question of the two.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 3",
      image: "filing",
      title: "USCIS filing",
      description:
        "You sign and file Form I-140 for EB-1A. For EB-1B and EB-1C the employer signs and files it.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 4",
      image: "decision",
      title: "Decision",
      description:
        "USCIS approves, refuses or asks for more evidence. Permanent residence is applied for once a visa number is available.",
      duration: "Standard: 2–3 months",
      days: "Premium: 15 calendar days",
    },
  ],
  notes: [
    "Standard duration, also quoted: 4–8 months.",
    "Dependents under 21, if unmarried, and your spouse may apply with you.",
    "The first three are our planning times. Yours depend on the record you bring and on the people who write for you.",
  ],
  official: notesUs("eb-1-premium", "standard-time"),
};

export const page: ServicePage = {
  opening: [what],
  sections: [
    advantages,
    {
      kind: "eligibility",
      id: "eligibility-criteria",
      heading: "Eligibility criteria",
      layout: "tabs",
      intro: "Each branch has a test of its own. Begin with the one that is nearest to what you do.",
      parts: [eb1a, eb1b, eb1c],
    },
    bulb,
    whyChooseSection,
    timeline,
    signUpSection,
    successRateSection("eb_1_visa", notesUs("eb-1-papers")),
    neighboursOf("eb-1-visa"),
    pathwaysFrom("eb-1-visa"),
  ],
  immigration: { countries: ["US"], asOf: "2026-04-16" },
};
