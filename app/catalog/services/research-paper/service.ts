import { coAuthors } from "#app/catalog/choice-rules.ts";
import { file, longText, oneOf, text, wholeNumber } from "#app/catalog/service-parts/intake-field.ts";
import { highestDegree, resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/research-paper/page.ts";

export const researchPaper: ServiceDefinition = {
  need: "write",
  days: 180,
  channels: "VT",
  choices: [coAuthors],
  packageLabel: "Package of 3 papers",
  takesCounsellingCredit: true,
  refunds: refundsByPlan([
    { step: "design", percent: 80, when: "once reading list and method stand" },
    { step: "first_paper", percent: 55, when: "once the first paper is written" },
    { step: "second_paper", percent: 35, when: "once the second paper is written" },
    { step: "third_paper", percent: 15, when: "once the third paper is written" },
  ]),
  searchTerms: ["publication", "journal", "conference"],
  guide: { purposes: ["prepare"] },
  text: {
    heading: "Research paper drafting and publishing",
    intro:
      "A package of three papers from your own research, brought from idea to submission, alone or with a group in which everyone contributes.",
    details: `
<p>A supervisor takes three papers with you from question to submission, alone or in a group whose members share the work and the price. With co-authors you create a <a href="/service/research_groups/">research group</a> or join one that is open.</p>
<p>It is for students who want to apply for a research degree with something to show, and for professionals whose work deserves to be written down. You need no earlier publication: the first weeks teach you to read papers and to ask a question small enough to answer. You do need time, because the research and the writing are yours.</p>
<h3>What we need from you</h3>
<p>Your field, anything you have already worked on, and six to eight hours a week. Data must be yours or free to use.</p>
<h3>What we do not do</h3>
<p>We do not sell authorship: a name goes on a paper only for work the person did and can defend. We do not use journals that publish for money without review, and we cannot promise acceptance, citations or a date, since editors and reviewers are independent. Fees charged by a journal or conference are not ours to include.</p>`,
    iButtonText:
      "The price covers three papers from question to submission. With co-authors it is the group’s price shared equally. Fees charged by a journal or conference are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who is the author?",
        answer:
          "You are, and whoever else contributed in the way journals require. Our supervisors are thanked where the journal allows it and do not take your place.",
      },
      {
        question: "How do co-authors work?",
        answer:
          "Choose how many, create a group or join an open one, and state what you will contribute. Every member keeps a log, and each buys an equal share once the group is full.",
      },
      {
        question: "Can you promise publication?",
        answer:
          "No. Reviewers decide. We promise careful work, an honest choice of venue and help with revisions and resubmission.",
      },
      {
        question: "Which journals do you choose?",
        answer:
          "Ones indexed in the databases your field respects, with published review rules. You see the list and approve each choice.",
      },
      {
        question: "Are publication fees included?",
        answer: "No. Some good venues are free, some charge. We say which before you decide.",
      },
      {
        question: "Do papers help a visa case?",
        answer:
          "Published work can be evidence in routes for researchers. No authority counts papers alone: the whole record is weighed.",
      },
      {
        question: "I have never done research. Can I begin?",
        answer:
          "Yes. The first weeks are spent learning to read papers and to ask a question small enough to answer.",
      },
    ],
  },
  plan: ({ coAuthors }) =>
    withDelivery(
      ours("supervisor", "You meet your supervisor, and agree on three questions and a calendar", 0.05),
      ours(
        "design",
        Number(coAuthors) > 0
          ? "Reading list and method for each question, and who does what"
          : "Reading list and method for each question",
        0.2,
      ),
      yours("first_paper", "The first paper is written", 0.45),
      yours("second_paper", "The second paper is written", 0.65),
      yours("third_paper", "The third paper is written", 0.85),
      ours("venues", "You approve a venue for each", 0.9),
    ),
  intake: ({ coAuthors }) => [
    text("field", "Your field"),
    longText("done", "What have you worked on so far?", {
      hint: "Theses, projects, data. If there is nothing yet, write “Nothing yet”: the first weeks are for that.",
    }),
    longText("questions", "Questions you would like to answer", {
      hint: "They can be large: we narrow them down with you.",
    }),
    longText("data", "Which data could you use?", {
      hint: "It must be yours or free to use. Say whose it is.",
      optional: true,
    }),
    wholeNumber("hours", "Hours a week you can give it", {
      hint: "Six to eight are needed.",
      from: 1,
      to: 60,
    }),
    oneOf("purpose", "What are the papers for?", [
      "A research degree",
      "My profession",
      "A visa case",
      "Something else",
    ]),
    ...(Number(coAuthors) > 0
      ? [
          longText("part", "Your part in the group", {
            hint: "What you will do yourself. A name stands on a paper only for work its owner can defend.",
          }),
        ]
      : []),
    highestDegree,
    text("affiliation", "Where are you enrolled or employed?", {
      hint: "Journals and conferences print it beside your name.",
      optional: true,
    }),
    file("work", "Anything you have written on it", { optional: true }),
    resume,
  ],
  page,
};
