import { mocksFor, people } from "#app/catalog/choice-rules.ts";
import { date, file, text } from "#app/catalog/service-parts/intake-field.ts";
import { visaQuestions } from "#app/catalog/service-parts/intake-questions.ts";
import { untilDecision } from "#app/catalog/service-parts/lasting-rights.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { visaMocks } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/visa_and_financial_counselling/page.ts";

export const visaAndFinancialCounselling: ServiceDefinition = {
  need: "move",
  days: 10,
  channels: "VAT",
  choices: [people, mocksFor(1)],
  sessions: visaMocks,
  rights: () => [untilDecision],
  refunds: refundsByPlan([
    { step: "checklist", percent: 80, when: "once you have the checklist" },
    { step: "read", percent: 35, when: "once we have read the file" },
    { step: "forms", percent: 15, when: "once the forms are checked" },
  ]),
  searchTerms: ["F-1", "J-1", "I-20", "DS-160", "CAS", "SEVIS", "study permit", "student visa", "funds"],
  guide: { purposes: ["study"], countries: ["usa", "canada", "uk"] },
  text: {
    heading: "Visa and financial counselling",
    intro:
      "Visa application help for the USA, Canada and the UK: the forms, the funds and the interview, prepared together so that they agree.",
    details: `
<p>One person puts your papers in order, works out with you how the stay is paid for and how that is shown, and reads the file as an officer would before an officer does.</p>
<p>It is for students with an offer from the USA, Canada or the UK, and the family who travel with them. The forms, the money and the interview are prepared together, because the officer reads them together and looks for where they disagree.</p>
<h3>What we need from you</h3>
<p>Passports, the I-20, CAS or letter of acceptance, bank statements, loan or sponsor letters, family papers, and every earlier refusal.</p>
<h3>What we do not do</h3>
<p>We do not lend money, arrange funds to be shown, or advise hiding anything. Government fees, medical checks and translations are paid by you. Only a licensed adviser or lawyer may advise on immigration law; where none of ours is named for a country, we help with documents and preparation only. The decision is the government’s.</p>`,
    iButtonText:
      "The price covers the first person and each dependent you add, with one mock interview for each. Government fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which countries does it cover?",
        answer: "The United States, Canada and the United Kingdom, mainly for students and their families.",
      },
      {
        question: "Who counts as a dependent?",
        answer:
          "A spouse, partner or child who applies with you. Whether a country lets them come depends on your course, and we check that first.",
      },
      {
        question: "Is it cheaper with complete application help?",
        answer:
          "Yes. Tick visa help beside the complete application, and the saving is shown as a line of its own.",
      },
      {
        question: "Are visa fees included?",
        answer: "No. Fees to governments, clinics and visa centres are paid by you, directly to them.",
      },
      {
        question: "My funds come from several people. Is that a problem?",
        answer:
          "Not if each source is real and documented. We help you show the relationship and the origin of each amount.",
      },
      {
        question: "Do you submit the application for me?",
        answer:
          "You submit it yourself, with us at your side. Only licensed representatives may act for an applicant in some countries.",
      },
      {
        question: "What if I was refused before?",
        answer:
          "Tell us at once and send the letter. An earlier refusal must be declared, and it can be answered.",
      },
    ],
  },
  plan: ({ people }) =>
    withDelivery(
      ours("checklist", "You receive the checklist, in the order in which things must be done", 0.2),
      yours("papers", "You collect the papers", 0.5),
      ours("read", "We read the file as an officer would", 0.65),
      ours("forms", "The forms are filled in together and checked", 0.85),
      ours("mock", Number(people) > 1 ? "A mock interview for each person" : "The mock interview", 0.95),
      ours("decision", "A counsellor beside you until the decision", null),
    ),
  intake: ({ people }) => [
    ...visaQuestions.map((field) =>
      field.name === "family" && Number(people) > 1
        ? { ...field, required: true, hint: `You chose ${Number(people)} people. ${field.hint}` }
        : field,
    ),
    text("course", "University, programme and start date"),
    date("apply_by", "When would you like to submit the application?"),
    file("offer", "The I-20, CAS or letter of acceptance", {
      hint: "Black out its number: we only read the course, dates and costs.",
    }),
    file("funds", "Proof of funds", {
      hint: "Statements, loan or sponsor letters. Black out all but the last digits of accounts.",
      optional: true,
    }),
  ],
  page,
};
