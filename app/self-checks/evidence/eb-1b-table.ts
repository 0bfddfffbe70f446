import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import {
  type CheckDefinition,
  many,
  none,
  one,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import {
  articles,
  comparable,
  contributions,
  judging,
  membership,
  press,
} from "#app/self-checks/evidence/us-criteria-table.ts";
import { usSources } from "#app/self-checks/evidence/us-sources.ts";

const kinds = [
  many({
    id: "prize",
    name: "Major prizes",
    ask: "Have you won a major prize for outstanding achievement in your academic field?",
    help: "What matters is how far the prize is known, who could compete for it, and how few won.",
    options: [
      strong(
        "national",
        "A major prize of a national or international body, with published rules and few winners",
      ),
      strong("team", "A major prize that went to a team and names me in it"),
      weak(
        "local",
        "A prize for which only one university or employer could compete",
        "Only insiders could compete, so it says little about the field.",
      ),
      weak(
        "student",
        "Scholarships and awards for students",
        "This branch asks for major prizes: show who else competed.",
      ),
    ],
  }),
  membership,
  {
    ...press,
    name: "Published material about your work",
    ask: "Have others written about your work in professional publications?",
  },
  judging,
  {
    ...contributions,
    name: "Original contributions to research",
    ask: "Have you made original contributions to research in your field?",
    help: "This branch does not say “of major significance”, but the work has to be known beyond your own laboratory.",
    options: [
      ...contributions.options,
      weak(
        "one-lab",
        "Work that is used in one laboratory only",
        "It adds to what one group knows, and not yet to the field.",
      ),
    ],
  },
  {
    ...articles,
    name: "Scholarly books or articles",
    ask: "Have you written scholarly books, or articles in journals with international circulation?",
  },
  comparable,
];

export const eb1b: CheckDefinition = {
  id: "eb-1b",
  version: 1,
  intro:
    "A US green card for outstanding professors and researchers who are recognised internationally. The employer files.",
  judge: "the officer",
  conditions: [
    {
      heading: "The conditions",
      rule: "All must be met: at least 3 years of teaching or research, and a permanent post, such as a job offer from a US private employer, with at least 3 full-time researchers there.",
      needed: "all",
      questions: ["years", "offer", "researchers", "salary"],
      official: notesUs("eb-1b-employer"),
    },
  ],
  routes: [
    {
      name: "Kinds of evidence",
      groups: [
        {
          heading: "Kinds of evidence",
          rule: "At least 2 of these 6. Comparable evidence may stand for one that does not fit.",
          needed: 2,
          questions: kinds.map(({ id }) => id),
          standIn: "comparable",
        },
      ],
    },
  ],
  questions: [
    one({
      id: "years",
      name: "Three years of teaching or research",
      ask: "Do you have at least 3 years of teaching or research in your field?",
      help: "Work towards a degree counts only if you have the degree, and if you taught with full responsibility or the research was recognised as outstanding.",
      options: [
        strong("after", "Yes, without counting the time before my degree"),
        strong("recognised", "Yes, with time before my degree that meets these terms"),
        weak(
          "degree",
          "Only with time before my degree that may not meet these terms",
          "That time counts only on the terms named in the question.",
        ),
        none("fewer", "No"),
      ],
    }),
    one({
      id: "offer",
      name: "A permanent offer",
      ask: "Who offers you a permanent post?",
      help: "Permanent means tenured, on the way to tenure, or without an end and with good reason to expect that it goes on.",
      options: [
        strong("university", "A US university: a teaching post on the way to tenure, or permanent research"),
        strong("private", "A US private employer: permanent research"),
        weak("fixed", "A post for a fixed time", "The offer has to be permanent in the sense of the rule."),
        none("nobody", "Nobody yet"),
      ],
    }),
    one({
      id: "researchers",
      name: "The employer’s researchers",
      ask: "Does the private employer have at least 3 full-time researchers, and accomplishments to show?",
      help: "Its department, division or institute must show both.",
      onlyFor: { question: "offer", options: ["private"] },
      options: [
        strong("both", "Yes, at least 3 researchers, and documented accomplishments"),
        weak("undocumented", "The researchers, but no documented accomplishments", "Both are asked for."),
        none("fewer", "No"),
      ],
    }),
    one({
      id: "salary",
      name: "The employer can pay",
      ask: "Can the employer show that it is able to pay the salary?",
      help: "Annual reports, tax returns or audited accounts are the usual papers.",
      options: [
        strong("shown", "Yes, the employer can show it"),
        weak("unsure", "I do not know", "Ask early: the petition cannot go without it."),
        none("no", "No"),
      ],
    }),
    ...kinds,
  ],
  weighedAfterwards: [
    "Two kinds end the first step only. In the second the officer weighs everything together: is this person recognised internationally as outstanding in one academic field? That step is not assessed here.",
    "These speak for a case there: highly ranked journals, citations or an h-index high for the field, leading institutions, invitations to speak that you did not ask for, and a named part in a competitive grant of the US government. Letters support a case and cannot carry it.",
  ],
  suggestions: [
    {
      to: "eb-1a",
      why: "You named no permanent offer. EB-1A needs none, and you file it yourself. It asks for 3 of 10 kinds, and for the very top of the field.",
      when: { lacks: ["offer"] },
    },
    {
      to: "eb-2-niw",
      why: "You named no permanent offer. The waiver needs none: it asks for an advanced degree or simpler kinds of evidence, and about the work ahead of you.",
      when: { lacks: ["offer"] },
    },
    {
      to: "o-1a",
      why: "You named fewer than 2 kinds. If a US employer files, an O-1A lets you work while the record grows, but it asks for 3 kinds and the top of the field.",
      when: { short: true },
    },
  ],
  afterApproval: notesUs("eb-1-visa-number"),
  sources: [usSources.eb1b, usSources.eb1bManual],
};
