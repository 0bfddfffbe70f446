import { dependents, mba, mocksFor, universities, visaHelp } from "#app/catalog/choice-rules.ts";
import { admissionsGuarantee, visaGuarantee } from "#app/catalog/service-parts/guarantee.ts";
import { date, longText, oneOf, text } from "#app/catalog/service-parts/intake-field.ts";
import {
  budget,
  degreeLevels,
  highestDegree,
  marks,
  resume,
  testScores,
  transcripts,
  visaQuestions,
} from "#app/catalog/service-parts/intake-questions.ts";
import { untilDecision } from "#app/catalog/service-parts/lasting-rights.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { visaMocks } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/complete-application/page.ts";

export const completeApplication: ServiceDefinition = {
  need: "apply",
  days: 30,
  lightningDays: 10,
  channels: "VAT",
  choices: [universities, mba, visaHelp, dependents, mocksFor(1)],
  takesCounsellingCredit: true,
  sessions: visaMocks,
  rights: ({ visaHelp }, endsOn) => [
    { name: "counsellor_support", text: "Unlimited counsellor support", endsOn },
    ...(visaHelp === true ? [untilDecision] : []),
  ],
  refunds: refundsByPlan([
    { step: "list_approved", percent: 70, when: "once you have approved the list" },
    { step: "drafts", percent: 40, when: "once you have the first drafts" },
    { step: "drafts_answered", percent: 25, when: "once the drafts are right" },
  ]),
  guarantees: ({ visaHelp }) => [admissionsGuarantee, ...(visaHelp === true ? [visaGuarantee] : [])],
  searchTerms: ["MS", "MBA", "PhD", "admission", "masters", "college"],
  guide: { purposes: ["study"] },
  demoVideo: true,
  text: {
    heading: "Complete application help",
    intro:
      "One team takes your whole application from shortlist to submission, and a counsellor stays with you for a year.",
    details: `
<p>One team does the whole of it with you: the list, the writing, the letters, the forms and the questions that come up between them. You choose the number of universities and see what each part costs before you pay.</p>
<p>It is for people who know that they want to study abroad and would rather not carry many applications alone. It suits you if there is no list of universities yet, if the documents are still to be written, or if deadlines fall close together. If you only need the list, <a href="/service/premium/profile-evaluation/">profile evaluation</a> is enough; if your documents are finished, <a href="/service/premium/application-review/">application review</a> is the smaller step.</p>
<h3>What we need from you</h3>
<p>Transcripts, test scores or test dates, your passport, a current resume, a budget, and the names of three people who can recommend you.</p>
<h3>What we do not do</h3>
<p>We do not invent achievements, write as your recommender, or hold a place at any university. Application, test and visa fees are paid by you to whoever charges them. An admission is the university’s decision and a visa the government’s.</p>`,
    iButtonText:
      "The price covers the whole application for the number of universities you choose: shortlist, documents, three letters of recommendation, forms and a year of counsellor support. University, test and government fees are not in it.",
    mbaIButtonText:
      "An MBA application asks for more: several essays per school, a resume written for business schools and preparation for the admissions interview. Choosing MBA adds that work for every university on your list.",
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which degrees does it cover?",
        answer:
          "Bachelor’s, Diploma, Master’s and Ph.D. programmes, and transfers between universities. For an MBA, tick MBA, because business schools ask for more writing.",
      },
      {
        question: "What exactly does the guarantee promise?",
        answer:
          "If every application filed on time is refused, we return our fee under the refund rules. No one can promise what a university or a visa officer will decide, and fees paid to them are not returned.",
      },
      {
        question: "Can I change a university after we have started?",
        answer:
          "Yes, as long as we have not begun its documents or form. After that a further university is priced as an addition.",
      },
      {
        question: "Who writes the letters of recommendation?",
        answer:
          "Your recommenders. We give each of them a brief and a draft built from facts they can confirm, and they rewrite, approve and submit the letter themselves. Three letters are included.",
      },
      {
        question: "What does unlimited counsellor support mean?",
        answer:
          "For one year you may ask your counsellor as much as you like by video, audio or text about anything to do with these applications.",
      },
      {
        question: "Is visa help included?",
        answer:
          "It is an addition you can tick beside the price, at a lower price than on its own. It covers preparing the visa application and your funds, with one mock interview for each person.",
      },
      {
        question: "What if I have no test scores yet?",
        answer:
          "We can begin without them. The shortlist will say which universities need which scores, and by when.",
      },
    ],
  },
  plan: ({ visaHelp }) =>
    withDelivery(
      ours("conversation", "A long conversation about aims, money and countries", 0.1),
      yours("list_approved", "You see why each university is on the list, and approve it", 0.3),
      ours("drafts", "First drafts of your documents, and the briefs for your recommenders", 0.6),
      yours("drafts_answered", "You comment on the drafts, until each one is right", 0.75),
      ours("forms", "The forms are filled in together and checked", 0.9),
      // Its date follows the offer, which nobody can plan.
      ...(visaHelp === true
        ? [
            ours(
              "visa",
              "The visa: papers, forms and a mock interview for each person, once the offer is here",
              null,
            ),
          ]
        : []),
    ),
  intake: ({ universities, mba, visaHelp }) => [
    oneOf("level", "Which degree are you applying for?", degreeLevels),
    text("field", "Field of study", { hint: "Such as mechanical engineering or public health." }),
    longText("places", "Countries and universities you have in mind", {
      hint: `You chose ${Number(universities) || 8} universities. Name those you are sure of, with their deadlines. We find the others with you.`,
    }),
    date("begins_on", "When would you like to begin?", { hint: "The first day of the month is enough." }),
    highestDegree,
    marks,
    testScores,
    longText("recommenders", "Three people who can recommend you", {
      hint: "Name, position and how they know your work. We do not write to them: you ask them, with our brief.",
    }),
    budget,
    ...(mba === true
      ? [
          longText("mba_work", "Your work since your first degree", {
            hint: "Posts, years, people you led and what came of it. Business schools ask for it in every essay.",
          }),
        ]
      : []),
    transcripts,
    resume,
    ...(visaHelp === true ? visaQuestions : []),
  ],
  page,
};
