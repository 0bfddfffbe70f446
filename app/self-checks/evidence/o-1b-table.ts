import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import {
  type CheckDefinition,
  many,
  one,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";
import { comparable, filer } from "#app/self-checks/evidence/us-criteria-table.ts";
import { usSources } from "#app/self-checks/evidence/us-sources.ts";

const kinds = [
  many({
    id: "lead",
    name: "Lead part in distinguished productions",
    ask: "Have you had, and will you have, a lead or starring part in productions or events with a distinguished reputation?",
    help: "The rule asks for both: parts you have had, and parts that are agreed.",
    options: [
      strong("public", "Reviews, advertisements or releases that show me in the lead"),
      strong("contracts", "Contracts for lead parts, behind me and ahead of me"),
      weak(
        "past",
        "Lead parts in the past, and none agreed ahead",
        "The rule asks for the past and for what is to come.",
      ),
      weak(
        "testimonials",
        "Testimonials that were never published",
        "They are not enough here. The rule asks for public material or contracts.",
      ),
    ],
  }),
  many({
    id: "reviews",
    name: "Reviews and published material",
    ask: "Have critics or media written about you, or published your own writing on your work?",
    help: "You need not be the only subject of a piece. Online publications and transcripts count.",
    options: [
      strong("papers", "Reviews or articles in major newspapers, magazines or trade journals"),
      strong("online", "Such pieces online, or transcripts of broadcasts"),
      weak(
        "listing",
        "Programmes or listings that only name me",
        "A name in a list is not recognition of the work.",
      ),
      weak(
        "own",
        "Posts on my own channels",
        "The rule asks for newspapers, trade journals, magazines or other publications.",
      ),
    ],
  }),
  many({
    id: "organisations",
    name: "Lead or critical role for organisations",
    ask: "Have you had, and will you have, a lead, starring or critical role for an organisation with a distinguished reputation?",
    help: "Articles, trade journals and testimonials may show it, with what the role meant for the organisation.",
    options: [
      strong("articles", "Articles that show my role and the organisation’s reputation"),
      strong("letters", "Testimonials that say what my role did for the organisation"),
      weak(
        "credit",
        "A credit or a title, and nothing about the role",
        "It does not show that the role was critical.",
      ),
    ],
  }),
  many({
    id: "success",
    name: "Commercial or critical success",
    ask: "Do you have a record of major commercial successes, or of successes with critics?",
    help: "Box office, ratings, sales or standing in the field, as trade journals or major papers report them.",
    options: [
      strong("figures", "Figures of sales, ratings or box office, reported by others"),
      strong("acclaim", "Works that critics acclaimed, with their reviews"),
      weak(
        "released",
        "Works that were released or performed, and no more",
        "A work that came out is not yet a success.",
      ),
    ],
  }),
  many({
    id: "recognition",
    name: "Recognition by experts",
    ask: "Have organisations, critics, government agencies or known experts recognised your achievements?",
    help: "A testimonial has to show the writer’s own authority and how the writer knows your work.",
    options: [
      strong("authority", "Letters or statements in which the writer’s authority is plain"),
      strong("honours", "Honours by organisations of the field"),
      weak(
        "unknown",
        "Letters that do not say who the writer is",
        "The writer’s authority and knowledge must be clear.",
      ),
    ],
  }),
  many({
    id: "pay",
    name: "High pay",
    ask: "Is your pay high compared with others in your field?",
    help: "Pay received and pay agreed both count, shown by contracts or other reliable evidence.",
    options: [
      strong("compared", "Contracts or pay records, beside what others in the field get"),
      weak(
        "alone",
        "My own contracts, and nothing to compare them with",
        "The rule compares you with others in the field.",
      ),
    ],
  }),
  { ...comparable, onlyFor: { question: "field", options: ["arts"] } },
];

export const o1b: CheckDefinition = {
  id: "o-1b",
  version: 1,
  intro:
    "For the arts, and for film and television: a US work visa for people of distinction in their field.",
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
          rule: "At least 3 of these 7: the 6 kinds of the regulation or, where those do not fit your work, comparable evidence, for the arts only.",
          needed: 3,
          questions: kinds.map(({ id }) => id),
          standIn: "comparable",
          official: notesUs("o-1b-count", "o-1b-comparable"),
        },
      ],
    },
    {
      name: "One significant award",
      groups: [{ heading: "One significant award", rule: "One is enough.", needed: 1, questions: ["award"] }],
    },
  ],
  questions: [
    one({
      id: "field",
      name: "Your field",
      ask: "Where do you work?",
      help: "The arts are any creative field. They include directors, designers, choreographers and others behind the scenes.",
      options: [
        plain("arts", "The arts"),
        plain("film", "Film or television"),
        plain("other", "Science, education, business or athletics"),
      ],
    }),
    filer,
    many({
      id: "award",
      name: "One significant award",
      ask: "Have you won, or been nominated for, a significant national or international award in your field?",
      help: "The rule’s examples are the Academy Award, the Emmy, the Grammy and the Director’s Guild Award.",
      options: [
        strong("won", "I have won one"),
        strong("nominated", "I have been nominated for one"),
        weak(
          "smaller",
          "An award that is known only in one place or circle",
          "It may serve under recognition. This way is for awards of the rank named above.",
        ),
      ],
    }),
    ...kinds,
  ],
  weighedAfterwards: [
    "Once the count is met, the officer weighs everything together. In the arts the question is distinction: skill and recognition substantially above the ordinary, so that you are prominent. In film and television it is extraordinary achievement: a very high level of accomplishment. That step is not assessed here.",
    "A peer group’s written opinion goes with the petition; for film and television it comes from a union and from a management organisation.",
  ],
  suggestions: [
    {
      to: "o-1a",
      why: "Science, education, business and athletics have a list of their own.",
      when: { chose: { question: "field", options: ["other"] } },
    },
    {
      to: "uk-global-talent",
      why: "You named nobody who has agreed to file. The United Kingdom does not ask for an employer: Arts Council England and its partners endorse artists, and Pact endorses film and television.",
      when: { lacks: ["filer"], chose: { question: "field", options: ["arts", "film"] } },
    },
    {
      to: "eb-1a",
      why: "You named nobody who has agreed to file. You file EB-1A yourself, and its list counts work on display and success in the performing arts. It asks for the very top of the field.",
      when: { lacks: ["filer"] },
    },
  ],
  sources: [usSources.o1b, usSources.o1bGuidance],
};
