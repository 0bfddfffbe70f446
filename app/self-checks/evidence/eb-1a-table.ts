import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import {
  type CheckDefinition,
  many,
  none,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import {
  articles,
  comparable,
  contributions,
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
  many({
    id: "display",
    name: "Work on display",
    ask: "Has your work been on display at artistic exhibitions or showcases?",
    help: "It has to be your own work, and the venue an artistic one. Exhibitions online count.",
    options: [
      strong("venue", "My own work, shown in an artistic venue"),
      strong("online", "My own work, shown in an artistic exhibition online"),
      weak("trade", "A trade fair or a scientific show", "The kind is for artistic exhibitions only."),
    ],
  }),
  role,
  pay,
  many({
    id: "box-office",
    name: "Commercial success in the performing arts",
    ask: "Have you had commercial success in the performing arts?",
    help: "Box office or sales of recordings, compared with those of others.",
    options: [
      strong("figures", "Figures of box office or sales, beside those of others"),
      weak(
        "released",
        "Works that were performed or released, without figures",
        "That alone is not commercial success.",
      ),
    ],
  }),
  comparable,
];

export const eb1a: CheckDefinition = {
  id: "eb-1a",
  version: 1,
  intro:
    "A US green card for extraordinary ability in science, the arts, education, business or athletics. You file it yourself.",
  judge: "the officer",
  conditions: [
    {
      heading: "Going on with your work",
      rule: "You come to the United States to continue work in your field.",
      needed: "all",
      questions: ["plans"],
    },
  ],
  routes: [
    {
      name: "Kinds of evidence",
      groups: [
        {
          heading: "Kinds of evidence",
          rule: "At least 3 of these 10. Comparable evidence may stand for one that does not fit an occupation.",
          needed: 3,
          questions: kinds.map(({ id }) => id),
          standIn: "comparable",
        },
      ],
    },
    {
      name: "A one-time major award",
      groups: [
        {
          heading: "A one-time major award",
          rule: "A one-time major award is enough.",
          needed: 1,
          questions: ["award"],
        },
      ],
    },
  ],
  questions: [
    one({
      id: "plans",
      name: "Work in the United States",
      ask: "Will you go on working in your field in the United States?",
      help: "No job offer is needed. Letters from future employers, contracts or your own plan show it.",
      options: [
        strong("shown", "Yes, and I can show it"),
        weak(
          "unwritten",
          "Yes, but nothing is in writing yet",
          "The petition has to show it: begin with a plan of your own.",
        ),
        none("no", "No"),
      ],
    }),
    one({
      id: "offer",
      name: "A research post",
      ask: "Does a US university or company offer you a permanent research or teaching post?",
      help: "EB-1A does not ask for one. It opens another branch.",
      options: [plain("yes", "Yes"), plain("no", "No")],
    }),
    many({
      id: "award",
      name: "A one-time major award",
      ask: "Have you won one major award that is recognised around the world?",
      help: "USCIS gives the Pulitzer Prize, an Oscar and an Olympic medal as examples. Few people have one, and nobody needs it: the kinds of evidence are the usual way.",
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
    "Three kinds end the first step only. In the second, the final merits determination, the officer weighs everything together: does it show acclaim that has lasted, and one of the small percentage at the very top of the field? That step is not assessed here.",
    "These speak for a case there: highly ranked journals, citations or an h-index high for the field, leading institutions, invitations to speak that you did not ask for, and a named part in a competitive grant of the US government. Letters support a case and cannot carry it, and letters from your own circle weigh less. An O-1 in the past does not decide it.",
    "On 28 January 2026 one district court, in Nebraska, held that this second step had been adopted unlawfully. The Policy Manual still had both steps on 3 February 2026, so prepare for both steps.",
  ],
  suggestions: [
    {
      to: "eb-1b",
      why: "With a permanent post, EB-1B asks for 2 of 6 kinds and international recognition in one academic field. The employer files.",
      when: { chose: { question: "offer", options: ["yes"] } },
    },
    {
      to: "eb-2-niw",
      why: "You named fewer than 3 kinds. The waiver asks for an advanced degree or simpler kinds of evidence, and then about the work ahead of you. You file it yourself, too.",
      when: { short: true },
    },
    {
      to: "o-1a",
      why: "If a US employer or agent would file, an O-1A rests on much the same evidence and lets you work while the record grows. It is temporary.",
      when: { short: true },
    },
  ],
  afterApproval: notesUs("eb-1-visa-number"),
  sources: [usSources.eb1a, usSources.eb1aManual, usSources.secondStepCase],
};
