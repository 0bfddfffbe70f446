import { date, longText, oneOf, wholeNumber } from "#app/catalog/service-parts/intake-field.ts";
import { resume, transcripts } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/profile-building/page.ts";

export const profileBuilding: ServiceDefinition = {
  need: "prepare",
  days: 180,
  channels: "VT",
  refunds: refundsByPlan([
    { step: "first_months", percent: 50, when: "after the first three months" },
    { step: "last_months", percent: 10, when: "after the last months of work" },
  ]),
  searchTerms: ["extracurricular", "mentor"],
  guide: { purposes: ["prepare"] },
  text: {
    heading: "Profile building",
    intro:
      "Half a year of guided work, so that your application or petition rests on things you have really done.",
    details: `
<p>For students a year or more before applying, and for professionals who want a route that asks for achievements. A mentor helps you choose a few things worth doing, do them, and keep the proof.</p>
<p>It is slow on purpose: a record made in a month looks like one. If you want papers supervised from question to submission, the <a href="/service/premium/research-paper/">research paper package</a> is made for that.</p>
<h3>What we need from you</h3>
<p>About five hours a week, your resume, and a clear aim.</p>
<h3>What we do not do</h3>
<p>We do not sell awards, memberships, authorship or articles about you. Bought honours are easy to recognise and can sink an honest case. We also cannot promise that a journal, a jury or a society will accept your work.</p>`,
    iButtonText:
      "The price covers the plan, a mentor on video every two weeks, support by text and a file of evidence. Entry and membership fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who is it for?",
        answer:
          "Students a year or more before applying, and professionals who want to apply for a route that asks for achievements.",
      },
      {
        question: "Can it be done faster?",
        answer: "Some of it. But a record made in a month looks like one, so there is no lightning speed.",
      },
      {
        question: "Do you get articles published about me?",
        answer:
          "No. We help you do things worth writing about and tell the right people. Paid coverage is worth little and can do harm.",
      },
      {
        question: "How much time will I need?",
        answer: "About five hours a week. With less, choose fewer things.",
      },
      {
        question: "Is research included?",
        answer:
          "Guidance is. If you want papers supervised to submission, the research paper package is made for that.",
      },
      {
        question: "What do I have at the end?",
        answer:
          "Work you can show and a file that proves it, sorted in the way your application or adviser will need.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("read", "Your record is read against the aim", 0.04),
      yours("chosen", "You choose a few things with your mentor", 0.1),
      yours("first_months", "Three months of work, each ending with something to show", 0.5),
      ours("halfway", "We look again halfway, and drop what is not working", 0.55),
      yours("last_months", "The last months of work", 0.9),
      ours("file", "The file of evidence is sorted", 0.98),
    ),
  intake: () => [
    oneOf("aim", "What is it for?", [
      "A degree",
      "A scholarship",
      "A visa that asks for achievements",
      "My profession",
    ]),
    longText("aim_words", "Your aim, as exactly as you can say it", {
      hint: "Programme, award or route, and by when.",
    }),
    date("apply_on", "When would you apply?"),
    longText("done", "What have you done that others can confirm?"),
    longText("gladly", "What would you enjoy doing even if it changed nothing?"),
    wholeNumber("hours", "Hours a week you can give it", { hint: "About five.", from: 1, to: 40 }),
    longText("times", "When would a call every two weeks suit you?", { lengthMax: 600 }),
    resume,
    { ...transcripts, required: false },
  ],
  page,
};
