import { letters } from "#app/catalog/choice-rules.ts";
import { date, forEach, longText, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/lor-drafting/page.ts";

export const lorDrafting: ServiceDefinition = {
  need: "write",
  days: 7,
  lightningDays: 3,
  channels: "T",
  choices: [letters],
  refunds: refundsInOnePiece,
  searchTerms: ["LOR", "reference", "referee"],
  guide: { purposes: ["write"] },
  text: {
    heading: "Letter of recommendation drafting",
    intro:
      "A good brief and a draft for the people who recommend you. They rewrite it, approve it and submit it themselves.",
    details: `
<p>Recommenders are busy, and many ask the student for notes or a draft. This service is for applicants who want to give them good ones: facts they can confirm, and words they can make their own.</p>
<p>If your recommender prefers to write alone, the brief on its own still helps them.</p>
<h3>What we need from you</h3>
<p>The recommender’s name, position and how they know you; your resume; the programmes; and their agreement to receive a draft. Ask early: two to three weeks is a courtesy.</p>
<h3>What we do not do</h3>
<p>We never send a letter as the recommender, never create an e-mail address for one, and never write praise that they could not confirm. A letter belongs to the person who signs it.</p>`,
    iButtonText:
      "The price is for each letter: a brief and a draft for one recommender to rewrite, approve and submit.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Is it allowed to give a recommender a draft?",
        answer:
          "Many recommenders ask for one, and some universities forbid it. Check the university’s rule. The recommender must rewrite, approve and submit the letter.",
      },
      {
        question: "How many letters do I need?",
        answer: "Commonly three. The programme’s page says how many and from whom.",
      },
      {
        question: "Who should I ask?",
        answer:
          "Teachers or supervisors who know your work closely. A modest title with real knowledge beats a famous name without it.",
      },
      {
        question: "Can the letter be in my recommender’s language?",
        answer:
          "We draft in English. If they write in another language, the brief still serves, and the university will say whether it wants a translation.",
      },
      {
        question: "Should I waive my right to see the letter?",
        answer:
          "In the United States you are asked. A letter you cannot see is usually read as more candid, but the choice is yours.",
      },
      {
        question: "Do you submit the letters?",
        answer: "No. Only the recommender may, through the link the university sends them.",
      },
    ],
  },
  plan: ({ letters }) =>
    withDelivery(
      ours("questions", "We ask for dates, results and small scenes", 0.2),
      yours("answered", "You answer", 0.4),
      ours(
        "briefs",
        Number(letters) > 1 ? "A brief for each recommender" : "The brief for your recommender",
        0.6,
      ),
      ours("drafts", Number(letters) > 1 ? "A draft for each, no two alike" : "The draft", 0.85),
    ),
  intake: ({ letters }) => [
    ...forEach(letters, (at) =>
      longText(`recommender_${at}`, Number(letters) > 1 ? `Recommender ${at}` : "Your recommender", {
        hint: "Name, position, how long they know you, and what you did together: dates, results, small scenes. Only what they could confirm.",
      }),
    ),
    yesNo("agreed", "Have all of them agreed to receive a draft?", {
      hint: "If someone has not, we start with the brief. We never send a letter in their name.",
    }),
    longText("programmes", "Programmes the letters are for", {
      hint: "With deadlines, and what each asks of a recommender.",
    }),
    date("first_deadline", "The first deadline"),
    longText("sides", "Which side of you should each letter show?", {
      hint: "Letters should differ.",
      optional: true,
    }),
    resume,
  ],
  page,
};
