import { sessionsOfRounds } from "#app/catalog/choice-rules.ts";
import { date, file, longText, oneOf, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { resume } from "#app/catalog/service-parts/intake-questions.ts";
import { inSessions, laterSessions, ours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsBySession } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { asMany } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/mock-interview/page.ts";

export const mockInterview: ServiceDefinition = {
  need: "prepare",
  days: 3,
  inSessions: true,
  channels: "V",
  choices: [sessionsOfRounds],
  sessions: asMany("mock_interview", "sessions"),
  refunds: refundsBySession,
  searchTerms: ["F-1", "J-1", "B-1", "B-2", "DS-160", "consulate", "embassy"],
  guide: { purposes: ["prepare"], countries: ["usa"] },
  demoVideo: true,
  text: {
    heading: "US visa mock interview",
    intro:
      "Practise the consular interview for a United States visa with someone who asks what officers ask, and hear at once what worked.",
    details: `
<p>You practise with someone who asks what officers ask, at the pace they ask it, and who tells you at once what was heard. The questions come from your own forms and funding, so they are the ones you may meet. Your answers must agree with those forms and with what can be read about you in public.</p>
<p>It is for applicants who have a consular interview for a United States visa ahead of them, or behind them with a refusal. This is for US visas only. It helps most when the forms are filled in and the date is near; it helps a second time after a refusal, when the case itself may need to be told differently.</p>
<h3>What we need from you</h3>
<p>DS-160 confirmation, I-20, funding papers, resume, and your interview date if you have one.</p>
<h3>What we do not do</h3>
<p>We do not hand out answers to learn by heart, since officers hear them at once, and we never advise hiding a fact. We do not book your appointment. No practice can promise a visa: the officer decides.</p>`,
    iButtonText:
      "The price is for each session of three rounds, and covers a written note after it. The visa fee and the appointment are yours.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a round?",
        answer:
          "One interview from greeting to decision, followed by feedback. A session has three, so twelve sessions are thirty-six rounds.",
      },
      {
        question: "How many sessions do I need?",
        answer:
          "One or two for most first applications. After a refusal, three or four give time to rebuild the case and the confidence.",
      },
      {
        question: "Which visas is it for?",
        answer:
          "Student, exchange and visitor visas for the United States, and dependents who are called with you.",
      },
      {
        question: "Will the real questions be the same?",
        answer: "The topics will. An officer is free to ask anything, so we practise thinking, not reciting.",
      },
      {
        question: "Can you tell whether I will be approved?",
        answer: "No one can. We can tell you which answers raise a doubt and which papers settle it.",
      },
      {
        question: "My English is weak. Is that a problem?",
        answer:
          "Officers expect the English your course needs, not more. Short true sentences do well, and we practise those.",
      },
      {
        question: "Can my spouse join?",
        answer: "Yes, if you will be interviewed together. Otherwise book a session for each.",
      },
    ],
  },
  plan: ({ sessions }) =>
    inSessions(
      ours("read", "Your forms and funding are read, so that the questions are yours", 0.6),
      ours("session_1", "The first session: three rounds on video", 1),
      ours("note", "You receive the written note, and practise it for a day or two", null),
      ...laterSessions(sessions),
    ),
  intake: () => [
    oneOf("visa", "Which US visa?", ["Student (F-1)", "Exchange (J-1)", "Visitor (B-1/B-2)", "Dependent"]),
    text("consulate", "Consulate", { hint: "Where the interview is held." }),
    date("interview_on", "Interview date", {
      hint: "If you have one. We plan back from it.",
      optional: true,
    }),
    text("university", "University and programme", { hint: "Or the purpose of the visit." }),
    longText("funding", "Who pays, and from what?", {
      hint: "Amounts and sources, without account numbers. It is what officers ask most about.",
    }),
    yesNo("refused", "Have you been refused a visa before?", {
      hint: "We ask because the officer sees it, and the case may need to be told differently.",
    }),
    longText("refusals", "When, where and what you were told", { optional: true }),
    longText("worries", "Which question do you fear most?", { optional: true }),
    file("forms", "Your DS-160 answers and I-20", {
      hint: "A printout of the answers. Black out the bar code of the confirmation and every passport number.",
    }),
    resume,
  ],
  page,
};
