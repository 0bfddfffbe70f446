import { date, longText, oneOf, text } from "#app/catalog/service-parts/intake-field.ts";
import {
  budget,
  degreeLevels,
  highestDegree,
  marks,
  resume,
  testScores,
  transcripts,
} from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { oneCall } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/profile-evaluation/page.ts";

export const profileEvaluation: ServiceDefinition = {
  need: "apply",
  days: 5,
  lightningDays: 2,
  channels: "VT",
  changeRounds: 1,
  sessions: oneCall,
  refunds: refundsInOnePiece,
  searchTerms: ["college", "list"],
  guide: { purposes: ["study", "prepare"] },
  text: {
    heading: "Profile evaluation and university shortlisting",
    intro:
      "An honest reading of where you stand, and a list of universities that fit your marks, your money and your plans.",
    details: `
<p>You get an honest reading in writing, a list made from it, and a conversation about both. Every line has a reason you can check: a published requirement, a cost, a date, or something in your own record.</p>
<p>It is for anyone who is about to spend time and money on applications and would first like to know where they stand. It comes before you apply: with a good list, the statements are easier to write and fewer fees are wasted. You may be years away or weeks away; the evaluation says what can still be changed in the time you have. For offers you already hold, <a href="/service/premium/university-finalising/">university finalising</a> is the right service.</p>
<h3>What we need from you</h3>
<p>Transcripts or mark sheets, test scores if you have them, a resume, and a frank answer about money.</p>
<h3>What we do not do</h3>
<p>We do not predict a decision as a percentage: too much of it is out of sight of anyone outside the admissions room. We do not fill in applications or write documents here, and no university has a say in your list.</p>`,
    iButtonText:
      "The price covers one written evaluation, one shortlist in three groups and one video call to settle it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many universities will be on the list?",
        answer:
          "Usually nine to twelve, so that you can choose. If your field has few programmes the list is shorter, and we say so.",
      },
      {
        question: "Do universities pay you to be recommended?",
        answer: "No. We have no tie-ups and take no commission. You are the only one who pays us.",
      },
      {
        question: "I have not taken the GRE or TOEFL. Is it too early?",
        answer:
          "No. We evaluate you with a target score and tell you which programmes would still be open without one.",
      },
      {
        question: "Does it cover every country?",
        answer:
          "You may name up to three countries. Comparing more than that makes a worse list, because admissions systems differ so much.",
      },
      {
        question: "Can I ask for changes to the list?",
        answer:
          "Yes. The video call is for that, and the final version follows it. One further revision by text is included.",
      },
      {
        question: "What is the difference from university finalising?",
        answer:
          "This comes before you apply. University finalising comes after, when you hold offers and must choose one.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("read", "A counsellor holds your records against the published requirements", 0.4),
      ours("written", "You receive the evaluation, the list and the plan in writing", 0.8),
      ours("call", "We talk it through on video, and change the list together", 0.95),
    ),
  intake: () => [
    oneOf("level", "Which degree are you considering?", degreeLevels),
    text("field", "Field of study"),
    longText("countries", "Up to three countries", {
      hint: "Your first choice first, and why.",
      lengthMax: 600,
    }),
    date("begins_on", "When would you like to begin?", { hint: "The first day of the month is enough." }),
    highestDegree,
    marks,
    testScores,
    budget,
    longText("musts", "What a university must have for you, and what you rule out", { optional: true }),
    transcripts,
    resume,
  ],
  page,
};
