import { assignmentWords } from "#app/catalog/choice-rules.ts";
import { date, file, longText, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { marks } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/assignment-help/page.ts";

export const assignmentHelp: ServiceDefinition = {
  need: "prepare",
  days: 5,
  channels: "T",
  choices: [assignmentWords],
  // Coaching on a student's own text: never sold without talking first.
  sale: "by_payment_link",
  refunds: refundsInOnePiece,
  searchTerms: ["homework", "tutor", "essay"],
  guide: { purposes: ["prepare"] },
  text: {
    heading: "Assignment feedback and coaching",
    intro:
      "A tutor explains the task, comments on your own draft and helps you learn to do the next one alone. We never write assessed work.",
    details: `
<p>For students who have a draft and a doubt: about what is asked, how to build the argument, or how to cite. What you learn on this task is meant to serve you on the next.</p>
<p>Because universities differ in the help they allow, this service begins with a conversation and not with a button. Tell us the course and its rules first.</p>
<h3>What we need from you</h3>
<p>Your own draft, the task, the marking criteria, your department’s rule on outside help, and your confirmation that the work is yours.</p>
<h3>What we do not do</h3>
<p>We do not write, finish or rewrite work that will be assessed, sit tests, or answer quiz questions. In several countries selling that is an offence, and it puts your degree at risk. We stop if a task turns out to be an examination.</p>`,
    iButtonText:
      "The price is for each 250 words of your own draft begun, read and commented on by a tutor. It never covers writing assessed work.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Will you write my assignment?",
        answer: "No. We give feedback on work you wrote and coach you to write it better.",
      },
      {
        question: "Is this allowed at my university?",
        answer:
          "Feedback and proof-reading usually are, within limits. Read your department’s rule and send it to us: we keep to it.",
      },
      {
        question: "Why can I not buy it here?",
        answer: "Because we look at each task first. If feedback is permitted we send a payment link.",
      },
      {
        question: "Which subjects do you cover?",
        answer:
          "Most of engineering, computing, business, social science and the humanities. We say no where we have no tutor of the right level.",
      },
      {
        question: "Can you correct my English?",
        answer:
          "We mark errors and explain patterns. In work marked for language we only point to the line, so that the correction is yours.",
      },
      {
        question: "Should I declare the help?",
        answer: "If your department asks, yes. We give you a line that says exactly what we did.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("permitted", "A tutor from your subject looks whether feedback is permitted", 0.2),
      ours("explained", "The task is explained, with its marking criteria", 0.5),
      ours("comments", "The tutor comments on your draft", 0.9),
      yours("corrected", "You correct it yourself", null),
    ),
  intake: ({ words }) => [
    text("course", "Course and university"),
    longText("task", "The task, word for word"),
    longText("criteria", "The marking criteria"),
    longText("rule", "Your department’s rule on outside help", {
      hint: "Word for word, or a link to it. We keep to it.",
    }),
    yesNo("own", "Is the draft your own work?", { hint: "We comment on your work and never write it." }),
    date("hand_in_on", "When will you submit it?"),
    longText("doubts", "What are you unsure of?"),
    file("draft", "Your draft", { hint: `Up to ${Number(words) || 250} words are read.` }),
    { ...marks, label: "Your year and subject", hint: "", required: false },
  ],
  page,
};
