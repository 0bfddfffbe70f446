import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import {
  type CheckDefinition,
  many,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import {
  articles,
  comparable,
  contributions,
  filer,
  judging,
  membership,
  pay,
  press,
  prize,
  role,
} from "#app/self-checks/evidence/us-criteria-table.ts";
import { usSources } from "#app/self-checks/evidence/us-sources.ts";

const kinds = [
  prize,
  membership,
  press,
  judging,
  contributions,
  articles,
  {
    ...role,
    name: "A critical or essential role",
    ask: "Have you worked in a critical or essential capacity for an organisation with a distinguished reputation?",
  },
  pay,
  comparable,
];

export const o1a: CheckDefinition = {
  id: "o-1a",
  version: 1,
  intro:
    "For science, education, business and athletics: a US work visa for people at the very top of their field.",
  judge: "the officer",
  conditions: [
    {
      heading: "Who files",
      rule: "A US employer or agent files; you cannot file for yourself.",
      needed: "all",
      questions: ["filer"],
    },
  ],
  routes: [
    {
      name: "Kinds of evidence",
      groups: [
        {
          heading: "Kinds of evidence",
          rule: "At least 3 of these 9: the 8 kinds of the regulation, or comparable evidence where those do not fit your work.",
          needed: 3,
          questions: kinds.map(({ id }) => id),
          standIn: "comparable",
          official: notesUs("o-1a-count"),
        },
      ],
    },
    {
      name: "One major award",
      groups: [{ heading: "One major award", rule: "One is enough.", needed: 1, questions: ["award"] }],
    },
  ],
  questions: [
    one({
      id: "field",
      name: "Your field",
      ask: "What is your field?",
      help: "O-1A is for science, education, business and athletics. The arts, film and television have O-1B.",
      options: [
        plain("science", "Science or technology"),
        plain("education", "Education"),
        plain("business", "Business"),
        plain("athletics", "Athletics"),
        plain("arts", "The arts, film or television"),
      ],
    }),
    filer,
    many({
      id: "award",
      name: "One major award",
      ask: "Have you won one major award that is recognised around the world?",
      help: "The rule’s own example is the Nobel Prize. Few people have such an award, and nobody needs it: the kinds of evidence are the usual way.",
      options: [
        strong("major", "Yes, an award of that rank"),
        weak(
          "smaller",
          "An award that is known, but not of that rank",
          "It may count among prizes for excellence. This way is only for the very greatest awards.",
        ),
      ],
    }),
    ...kinds,
  ],
  weighedAfterwards: [
    "Once the count is met, the officer reads everything together and asks whether it shows one of the small percentage at the very top of the field, with acclaim that has lasted. That step is not assessed here, and no count decides it.",
    "These speak for a case there: highly ranked journals, citations high for the field, leading institutions, invitations to speak that you did not ask for, and a named part in a competitive grant of the US government. Letters support a case and cannot carry it, and letters from your own circle weigh less.",
    "What is weak is read from the guidance for EB-1A, which shares these kinds. Compare it with the O-1 guidance, named below, before you file.",
  ],
  suggestions: [
    {
      to: "o-1b",
      why: "The arts, film and television have a list and a measure of their own.",
      when: { chose: { question: "field", options: ["arts"] } },
    },
    {
      to: "eb-1a",
      why: "You named nobody who has agreed to file. EB-1A asks for much the same evidence, you file it yourself, and it is permanent.",
      when: { lacks: ["filer"] },
    },
    {
      to: "eb-2-niw",
      why: "You named fewer than 3 kinds. The waiver asks for an advanced degree or simpler kinds of evidence, and then about the work ahead of you. You file it yourself.",
      when: { short: true },
    },
    {
      to: "uk-global-talent",
      why: "You named nobody who has agreed to file. In digital technology, research and the arts, the United Kingdom does not ask for an employer: an expert body of the field endorses you.",
      when: {
        lacks: ["filer"],
        chose: { question: "field", options: ["science", "education", "business", "arts"] },
      },
    },
  ],
  sources: [usSources.o1a, usSources.o1Manual, usSources.eb1aManual],
};
