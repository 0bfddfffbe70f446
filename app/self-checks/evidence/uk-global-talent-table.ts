import { officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import {
  type CheckDefinition,
  many,
  none,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import { artsQuestions, artsRoutes } from "#app/self-checks/evidence/uk-arts-table.ts";
import { digitalQuestions, digitalRoute } from "#app/self-checks/evidence/uk-digital-table.ts";
import { researchQuestions, researchRoutes } from "#app/self-checks/evidence/uk-research-table.ts";

const rules = officialNotesAbroad["gtv-arts-years"];
const guide = officialNotesAbroad["gtv-endorsement"];

export const ukGlobalTalent: CheckDefinition = {
  id: "uk-global-talent",
  version: 1,
  intro:
    "For leaders and future leaders in technology, research and the arts. An expert body endorses you, and nobody has to employ you.",
  judge: "the endorsing body",
  conditions: [
    {
      heading: "Age",
      rule: "You must be at least 18.",
      needed: "all",
      questions: ["age"],
    },
  ],
  routes: [
    digitalRoute,
    ...researchRoutes,
    ...artsRoutes,
    {
      name: "A listed prize",
      groups: [
        {
          heading: "Prize route",
          rule: "One is enough, and no endorsement is needed then.",
          needed: 1,
          questions: ["listed-prize"],
        },
      ],
    },
  ],
  questions: [
    one({
      id: "field",
      name: "Your field",
      ask: "Which field are you in?",
      help: "Each has an endorsing body and criteria of its own. Which one to apply under is immigration advice: where in doubt, ask a regulated adviser.",
      options: [
        plain("digital", "Digital technology"),
        plain("research", "Academia or research"),
        plain("arts", "Combined arts, dance, literature, music, theatre or visual arts"),
        plain("architecture", "Architecture"),
        plain("fashion", "Fashion design"),
        plain("film", "Film or television"),
        plain("other", "Another field"),
      ],
    }),
    one({
      id: "age",
      name: "Age",
      ask: "Are you at least 18?",
      help: "All fields ask for it.",
      options: [strong("yes", "Yes, 18 or over"), none("no", "No")],
    }),
    many({
      id: "listed-prize",
      name: "A prize on the Home Office’s list",
      ask: "Have you won a prize that is on the Home Office’s list?",
      help: "Its named winner needs no endorsement. The list is in the Immigration Rules.",
      options: [
        strong("winner", "Yes, with me as the named winner"),
        weak("team", "My team or company won it", "The prize has to name you as its winner."),
        weak("unlisted", "Another prize", "Only those on the list count. Others may serve as evidence."),
      ],
    }),
    ...digitalQuestions,
    ...researchQuestions,
    ...artsQuestions,
  ],
  weighedAfterwards: [
    "People who know the field read everything and ask what you yourself did. They decide whether it is exceptional talent or exceptional promise; meeting the list does not decide it, and it is not assessed here.",
    "The Home Office then looks at the rest: your history with it, and the general rules.",
  ],
  suggestions: [
    {
      to: "o-1a",
      why: "Your field has no endorsing body in the United Kingdom. The O-1A takes science, education, business and athletics, where a US employer or agent files.",
      when: { chose: { question: "field", options: ["other"] } },
    },
    {
      to: "australia-858",
      why: "Your field has no endorsing body in the United Kingdom. Australia looks at any profession, at sport, the arts and research, and invites people on their record.",
      when: { chose: { question: "field", options: ["other"] } },
    },
    {
      to: "one-pass",
      why: "No way is complete yet. Singapore’s pass also goes by salary, whatever the field.",
      when: { short: true },
    },
  ],
  sources: [
    { ...rules.source, asOf: rules.asOf },
    { ...guide.source, asOf: guide.asOf },
  ],
};
