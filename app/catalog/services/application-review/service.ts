import { mba } from "#app/catalog/choice-rules.ts";
import { date, file, longText, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { resume, transcripts } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/application-review/page.ts";

export const applicationReview: ServiceDefinition = {
  need: "apply",
  days: 7,
  lightningDays: 3,
  channels: "T",
  choices: [mba],
  rights: (_chosen, endsOn) => [
    { name: "unlimited_reviews", text: "Unlimited reviews of the included documents", endsOn },
  ],
  refunds: refundsInOnePiece,
  searchTerms: ["SOP review", "LOR review", "admission", "proofreading"],
  guide: { purposes: ["study", "write"] },
  text: {
    heading: "Application review",
    intro:
      "You have written your application yourself. We read all of it as an admissions reader would, and keep reading until you are ready to submit.",
    details: `
<p>For people who would like to know how their application reads before it counts. Statement, letters, resume, list and form are read as one file, because a committee does so too, and because they contradict each other more often than their writers think.</p>
<p>It suits you if the documents exist and a month or more is left. If a text has to be written from the beginning, <a href="/service/premium/sop-drafting/">statement of purpose drafting</a> is the better choice.</p>
<h3>What we need from you</h3>
<p>Your drafts in a form that can be edited, transcripts, the pages of the programmes you are applying to, and the deadlines. We never need your password to any portal.</p>
<h3>What we do not do</h3>
<p>We comment and explain; we do not rewrite your documents for you. We read letters only with the agreement of the person who wrote them, and we do not guess what a university will decide.</p>`,
    iButtonText:
      "The price covers unlimited reviews of one SOP, three LORs and one resume, a profile evaluation with shortlisting, and one portal review.",
    mbaIButtonText:
      "Business schools ask for several essays and a resume of their own kind. Choosing MBA adds the review of that school’s essay set and a practice of its interview questions.",
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many times may I send a draft back?",
        answer:
          "As often as you like until you submit, for a year from the day you buy. Reviews of the included documents are unlimited.",
      },
      {
        question: "Do you rewrite the documents?",
        answer:
          "No. You get comments, questions and examples, and the words stay yours. If you would like a document drafted, choose one of the drafting services.",
      },
      {
        question: "What is a portal review?",
        answer:
          "A check of one completed online application before you submit it: names, dates, uploads, answers and anything that contradicts your documents.",
      },
      {
        question: "May I apply to several programmes with one SOP?",
        answer:
          "We review one statement in full and point out the passages to change for each programme. A second, different statement needs a review of its own.",
      },
      {
        question: "My recommender sends the letter directly. Can it be reviewed?",
        answer:
          "Only if they choose to share it. If they do not, we help you write a good brief for them instead.",
      },
      {
        question: "Is the profile evaluation the same as the separate service?",
        answer: "Yes. It includes the shortlist, so do not buy profile evaluation as well.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("read", "We read everything together, as a committee would", 0.4),
      ours("comments", "You receive our comments, in the margin and on one page", 0.7),
      ours("evaluation", "You receive the profile evaluation with the shortlist", 0.9),
      yours("revised", "You revise and send again, as often as you like", null),
      ours("portal", "We look at the filled-in form, when nothing else should change", null),
    ),
  intake: ({ mba }) => [
    longText("programmes", "Programmes you are applying to, with their deadlines", {
      hint: "One per line, with a link to the programme’s page.",
    }),
    date("first_deadline", "The first deadline"),
    file("statement", "Your statement of purpose", { hint: "In a form that can be edited." }),
    file("letters", "Up to three letters of recommendation", {
      hint: "Only with the agreement of the people who wrote them.",
      optional: true,
    }),
    yesNo("letters_agreed", "Has the writer of each letter agreed that we read it?", {
      hint: "Choose No if you are sending no letter.",
    }),
    resume,
    transcripts,
    ...(mba === true
      ? [
          file("essays", "The school’s essay set, as you have written it", {
            hint: "With the questions. You chose MBA, so they are reviewed too.",
          }),
        ]
      : []),
    longText("doubts", "What are you unsure of yourself?", { optional: true }),
    yesNo("portal_ready", "Is the online application filled in already?", {
      hint: "The portal review comes last, on a printout or a shared screen. We never need your password.",
    }),
  ],
  page,
};
