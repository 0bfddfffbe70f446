import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import {
  type CheckDefinition,
  none,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import { abilities, prongs } from "#app/self-checks/evidence/eb-2-questions-table.ts";
import { usSources } from "#app/self-checks/evidence/us-sources.ts";

export const eb2Niw: CheckDefinition = {
  id: "eb-2-niw",
  version: 1,
  intro: "A US green card for work of national importance, without a job offer. You file it yourself.",
  judge: "the officer",
  conditions: [
    {
      heading: "Prong 1: merit and national importance",
      rule: "One specific endeavour, of substantial merit and national importance.",
      needed: "all",
      questions: ["specific", "importance"],
    },
    {
      heading: "Prong 2: well positioned",
      rule: "You are well positioned to advance it.",
      needed: "all",
      questions: ["position"],
    },
    {
      heading: "Prong 3: the balance",
      rule: "On balance the United States gains by waiving the offer and the certification. All 3 prongs must be met.",
      needed: "all",
      questions: ["balance"],
    },
  ],
  routes: [
    {
      name: "An advanced degree",
      groups: [
        {
          heading: "EB-2 by an advanced degree",
          rule: "A master’s or more, or a bachelor’s plus 5 years, in a profession that asks for a degree.",
          needed: "all",
          questions: ["degree", "profession"],
        },
      ],
    },
    {
      name: "Exceptional ability",
      groups: [
        {
          heading: "EB-2 by exceptional ability",
          rule: "At least 3 of these 7: the 6 kinds of the regulation, or comparable evidence where those do not fit your work.",
          needed: 3,
          questions: abilities.map(({ id }) => id),
          standIn: "comparable",
          official: notesUs("eb-2-count"),
        },
      ],
    },
  ],
  questions: [
    one({
      id: "birth",
      name: "Country of birth",
      ask: "Where were you born?",
      help: "After an approval, it decides how long you wait for a visa number. It changes nothing else here.",
      options: [
        plain("india", "India"),
        plain("china", "Mainland China"),
        plain("elsewhere", "Somewhere else"),
      ],
    }),
    one({
      id: "degree",
      name: "An advanced degree",
      ask: "Which degree do you have?",
      help: "Degrees from abroad count where they equal a US degree. Where the profession expects a doctorate, a doctorate is needed.",
      options: [
        strong("master", "A master’s or a higher degree"),
        strong(
          "bachelor",
          "A bachelor’s, and at least 5 years of progressive work in the specialty after it",
        ),
        weak(
          "short",
          "A bachelor’s, with fewer years, or years before it or outside the specialty",
          "Only progressive work in the specialty, after the degree, counts towards the 5 years.",
        ),
        none("none", "None of these"),
      ],
    }),
    one({
      id: "profession",
      name: "A profession",
      ask: "Does your occupation normally ask for at least a bachelor’s degree?",
      help: "This way is only for professions.",
      options: [strong("yes", "Yes, normally a bachelor’s or more"), none("no", "No")],
    }),
    ...abilities,
    ...prongs,
  ],
  weighedAfterwards: [
    "On the way by exceptional ability, 3 kinds end the first step only. Then the officer weighs everything together: is your expertise significantly above the ordinary? The prongs have no count at all. You show each to be more likely true than not, and even then the waiver is at the officer’s discretion. None of that is assessed here.",
    "Letters from US agencies that are interested in the work help on every prong. Nobody has to have them.",
  ],
  suggestions: [
    {
      to: "eb-1a",
      why: "In the bulletin for May 2026, people born in India and mainland China waited years for an EB-2 number. EB-1A belongs to another category with dates of its own: compare both in the newest bulletin. It asks for the very top of a field, and you file it yourself.",
      when: { chose: { question: "birth", options: ["india", "china"] } },
    },
    {
      to: "eb-1a",
      why: "You named no effect beyond one employer. EB-1A does not ask about the importance of what is ahead: it measures what you have achieved.",
      when: { chose: { question: "birth", options: ["elsewhere"] }, lacks: ["importance"] },
    },
    {
      to: "o-1a",
      why: "You named no specific endeavour. If a US employer or agent would file, an O-1A asks for a record and for agreed work instead.",
      when: { lacks: ["specific"] },
    },
  ],
  afterApproval: notesUs("eb-2-visa-number"),
  sources: [usSources.eb2, usSources.niwManual, usSources.visaBulletin],
};
