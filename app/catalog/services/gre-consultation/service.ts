import { sessionsOfRounds } from "#app/catalog/choice-rules.ts";
import {
  date,
  file,
  longText,
  severalOf,
  text,
  wholeNumber,
} from "#app/catalog/service-parts/intake-field.ts";
import { inSessions, laterSessions, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsBySession } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { asMany } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/gre-consultation/page.ts";

export const greConsultation: ServiceDefinition = {
  need: "prepare",
  days: 3,
  inSessions: true,
  channels: "V",
  choices: [sessionsOfRounds],
  sessions: asMany("gre", "sessions"),
  refunds: refundsBySession,
  searchTerms: ["GRE", "quant", "verbal"],
  guide: { purposes: ["prepare"], countries: ["usa"] },
  aliases: ["gre-coaching"],
  text: {
    heading: "GRE coaching",
    intro:
      "Live sessions for the shorter GRE General Test, built on your own mistakes rather than on a syllabus everyone gets.",
    details: `
<p>For applicants whose programmes still ask for the GRE, or would be swayed by it. A coach works with you live, so that what you practise alone is the right thing.</p>
<p>Four to six sessions suit a steady rise in one section; more are for both from the ground up. The diagnostic set will say which you need.</p>
<h3>What we need from you</h3>
<p>A test date or a month, a target score or a list of programmes, and about three hours of practice between sessions.</p>
<h3>What we do not do</h3>
<p>We do not promise a score, sell leaked questions or sit beside you in a test at home. The test is booked and paid by you, with ETS.</p>`,
    iButtonText:
      "The price is for each session of three rounds, with a plan between sessions and feedback on one essay. The test fee is not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a round?",
        answer:
          "One timed set, a review, or a second set on the same skill. A session has all three, and twelve sessions make thirty-six rounds.",
      },
      {
        question: "How many sessions should I take?",
        answer:
          "Four to six for a steady rise in one section, eight to twelve for both from the ground up. The diagnostic will say more.",
      },
      {
        question: "Does my programme need the GRE?",
        answer:
          "Many no longer do, and some will not look at it. Check each programme’s page before you pay for coaching.",
      },
      {
        question: "Is this for the shorter test?",
        answer:
          "Yes, for the form of about two hours that has one essay and two sections each of Verbal and Quantitative.",
      },
      {
        question: "Do you coach for subject tests?",
        answer: "No, only for the General Test.",
      },
      {
        question: "Can I retake the test?",
        answer:
          "Yes, within the limits ETS sets, and with ScoreSelect you choose which scores a university sees. Ask us before booking a second date.",
      },
    ],
  },
  plan: ({ sessions }) =>
    inSessions(
      yours("diagnostic", "You take the diagnostic set, under the clock", 0.5),
      ours("errors", "Your errors are sorted into knowledge, reading and pace", 0.8),
      ours("session_1", "The first session: three rounds on video", 1),
      ...laterSessions(sessions),
    ),
  intake: () => [
    date("test_on", "Test date", { hint: "If you only know the month, choose its first day." }),
    severalOf("sections", "What should we work on?", ["Verbal", "Quantitative", "Analytical Writing"]),
    wholeNumber("target", "Target score, Verbal and Quantitative together", { from: 260, to: 340 }),
    text("earlier", "Earlier scores", { hint: "With dates. Include practice tests.", optional: true }),
    longText("programmes", "Programmes that ask for it"),
    wholeNumber("hours", "Hours a week for practice", {
      hint: "About three between sessions.",
      from: 1,
      to: 40,
    }),
    longText("times", "Which days and times suit you?", { lengthMax: 600 }),
    file("errors", "A practice test with your answers", { optional: true }),
  ],
  page,
};
