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
  heading: "What the O-1 is",
  paragraphs: [
    "The O-1 is a United States work visa for professionals with extraordinary ability. It asks what you have already done, not how many years you have worked or which degree you hold.",
    "There are two kinds. O-1A is for science, education, business and athletics. O-1B is for the arts, and for film and television.",
    "You cannot ask for it yourself. A US employer, a US agent, or a foreign employer through a US agent files Form I-129 for work that is already agreed.",
    "The O-1 is granted for 3 years, then unlimited 1-year extensions. It is a visa for a time: it does not turn into permanent residence, but it leaves that road open.",
  ],
  official: notesUs("o-1-stay"),
};

const bulb: BulbSection = {
  kind: "bulb",
  id: "bulb",
  heading: "Understand this first",
  paragraphs: [
    "Three kinds of evidence are where the assessment begins, not where it ends. Once the count is met, the officer reads everything together and asks a harder question: is this one of the few at the top of the field, or, in the arts, someone of distinction?",
    "So three strong kinds of evidence that tell one story are worth more than six thin ones. Much of our work is deciding what to leave out.",
  ],
};

const advantages: AdvantagesSection = {
  kind: "advantages",
  id: "visa-advantages",
  heading: "Advantages",
  tone: "advantage",
  items: [
    {
      heading: "No lottery and no quota",
      title:
        "There is no yearly limit on O-1 visas, so a petition can be filed when the work and the evidence are ready.",
    },
    {
      heading: "No degree and no salary floor",
      title:
        "Neither is a condition. A high salary is one way of proving standing, and a degree by itself proves none of the kinds.",
    },
    {
      heading: "No fixed end",
      title: "The rule sets no maximum stay. While the work goes on, it can be extended a year at a time.",
    },
    {
      heading: "Room for several clients",
      title:
        "A US agent may file for someone who works for more than one employer, with contracts and an itinerary.",
    },
    {
      heading: "A green card stays possible",
      title: [
        "A filed immigrant petition is not by itself a reason to refuse an O-1. Some go on to ",
        { text: "EB-1", href: "/service/premium/eb-1-visa/" },
        " or the ",
        { text: "National Interest Waiver", href: "/service/premium/eb2-niw/" },
        ".",
      ],
    },
    {
      heading: "Your family may come",
      title: "A spouse and unmarried children under 21 may live and study with you on O-3.",
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
      heading: "Someone else must file",
      title: "Without a US employer or agent there is no petition, however strong the record.",
    },
    {
      heading: "It belongs to the petition",
      title: "A new employer means a new petition. If the work ends, so does the ground of your stay.",
    },
    {
      heading: "Your family may not work",
      title: "O-3 lets a spouse and children study. It does not let them take a job.",
    },
    {
      heading: "More papers than most work visas",
      title:
        "A written opinion from a peer group, the contract or a summary of what was agreed, and an account of the events with their dates all go with the form.",
    },
    {
      heading: "It proves itself anew",
      title:
        "An extension is for continuing or completing the same work. Each time, the need for more time has to be explained.",
    },
  ],
  image: null,
};

const o1a: EligibilityPart = {
  id: "o-1a",
  label: "O-1A",
  check: "/check/o-1a/",
  summary: [
    "For science, education, business and athletics. The measure is expertise that places you among the small percentage at the very top of the field, with national or international acclaim that has lasted.",
  ],
  lists: [
    {
      heading: "One major achievement",
      rule: "One is enough.",
      needed: null,
      items: numbered(
        "A major award with international recognition. The rule gives the Nobel Prize as its example.",
      ),
    },
    {
      heading: "Or several kinds of evidence",
      rule: "At least 3 of these 9.",
      needed: 3,
      carries: [
        "prize",
        "membership",
        "press",
        "judging",
        "contributions",
        "articles",
        "role",
        "pay",
        "comparable",
      ],
      items: numbered(
        "Prizes or awards for excellence in your field that are recognised nationally or internationally.",
        "Membership of associations that ask for outstanding achievement, judged by recognised national or international experts.",
        "Published material about you and your work, in professional or major trade publications or in major media.",
        "Judging the work of others in your field or one close to it, alone or on a panel.",
        "Original contributions of major significance to science, scholarship or business in your field.",
        [
          "Scholarly articles that you wrote, in professional journals or other major media. See ",
          { text: "help with research papers", href: "/service/premium/research-paper/" },
          ".",
        ],
        "Work in a critical or essential capacity for organisations with a distinguished reputation.",
        "A high salary or other pay, received or agreed, shown by contracts or other reliable evidence.",
        "Comparable evidence, where the kinds above do not readily fit your occupation.",
      ),
    },
  ],
  official: notesUs("o-1a-count"),
};

const o1b: EligibilityPart = {
  id: "o-1b",
  label: "O-1B",
  check: "/check/o-1b/",
  summary: [
    "For the arts, and for film and television. The list is the same for both; the measure is not. The arts ask for distinction: skill and recognition substantially above the ordinary, so that you are prominent in your field. Film and television ask for extraordinary achievement, a very high level of accomplishment. Directors, designers, choreographers and others behind the scenes may qualify too.",
  ],
  lists: [
    {
      heading: "One major achievement",
      rule: "One is enough.",
      needed: null,
      items: numbered(
        "A significant national or international award in the field, or a nomination for one. The rule’s examples are the Academy Award, the Emmy, the Grammy and the Director’s Guild Award.",
      ),
    },
    {
      heading: "Or several kinds of evidence",
      rule: "At least 3 of these 7.",
      needed: 3,
      carries: ["lead", "reviews", "organisations", "success", "recognition", "pay", "comparable"],
      items: numbered(
        "A lead or starring part, past and to come, in productions or events with a distinguished reputation.",
        "National or international recognition in reviews or other published material, by you or about you.",
        "A lead, starring or critical role, past and to come, for organisations with a distinguished reputation.",
        "A record of major commercial successes, or of successes acclaimed by critics, such as box office or ratings.",
        "Significant recognition from organisations, critics, government agencies or recognised experts, whose letters show their own authority.",
        "A high salary or other substantial pay compared with others in the field, shown by contracts or reliable evidence.",
        "Comparable evidence, for the arts, where the kinds above do not readily fit your occupation.",
      ),
    },
  ],
  official: notesUs("o-1b-count", "o-1b-comparable"),
};

const timeline: TimelineSection = {
  kind: "timeline",
  id: "timeline",
  heading: "Timeline",
  intro: "Four steps, from the first look at your record to the answer from USCIS.",
  steps: [
    {
      stepLabel: "Step 1",
      image: "profile-building",
      title: "Profile building",
      description:
        "We hold your record against the list and plan the real work that would fill its gaps: reviewing, publishing, speaking, competing. A record that is ready skips this step.",
      duration: "6 months",
      days: null,
    },
    {
      stepLabel: "Step 2",
      image: "petition",
      title: "Petitioning",
      description:
        "We gather the exhibits, draft letters for their authors to rewrite and sign, and prepare the request for the peer group’s written opinion.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 3",
      image: "filing",
      title: "Filing",
      description:
        "Your employer or agent signs and files Form I-129, no more than a year before the work begins. USCIS advises at least 45 days before.",
      duration: "1–2 months",
      days: null,
    },
    {
      stepLabel: "Step 4",
      image: "decision",
      title: "Decision",
      description:
        "USCIS approves, refuses or asks for more evidence. After approval, those abroad apply for the visa at a consulate.",
      duration: "Standard: 2–3 months",
      days: "Premium: 15 calendar days",
    },
  ],
  notes: [
    "The first three are our planning times. Yours depend on the record you bring and on the people who write for you.",
  ],
  official: notesUs("o-1-premium", "standard-time"),
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
      intro:
        "In both branches one major achievement opens the way, and otherwise several kinds of evidence do.",
      parts: [o1a, o1b],
    },
    bulb,
    whyChooseSection,
    timeline,
    signUpSection,
    successRateSection("o-1-visa", notesUs("o-1-papers")),
    neighboursOf("o-1-visa"),
    pathwaysFrom("o-1-visa"),
  ],
  immigration: { countries: ["US"], asOf: "2026-04-16" },
};
