import { days } from "#app/catalog/choice-rules.ts";
import { date, longText, severalOf, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { inSessions, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsBySession } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { asMany } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/toefl-consultation/page.ts";

export const toeflConsultation: ServiceDefinition = {
  need: "prepare",
  days: 3,
  inSessions: true,
  channels: "V",
  choices: [days],
  sessions: asMany("toefl", "days"),
  refunds: refundsBySession,
  searchTerms: ["TOEFL", "IBT", "English"],
  guide: { purposes: ["prepare"] },
  text: {
    heading: "TOEFL consultation",
    intro:
      "A plan of 2 to 15 days for the TOEFL iBT in its 2026 form, with a coach on video every day of it.",
    details: `
<p>For applicants who need a TOEFL iBT score and know the date by which. It is a short plan rather than a language course, made for the score your universities ask for.</p>
<p>It follows the test in its 2026 form. If you learned from an older book, some of what you practised is no longer asked.</p>
<h3>What we need from you</h3>
<p>Your test date, the score each university asks for and on which scale, and two free hours a day besides the lesson.</p>
<h3>What we do not do</h3>
<p>We do not promise a score, provide real test questions or help during a test taken at home. You book the test yourself, under the name in your passport.</p>`,
    iButtonText:
      "The price is for each day of the plan you choose, with a live lesson, exercises and corrections. The test fee is not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many days should I choose?",
        answer:
          "Two or three if your English is ready and the format is new to you. Seven to ten for most people. Fifteen if a skill lies clearly below the rest.",
      },
      {
        question: "Must the days be consecutive?",
        answer: "No, but use them within two months, before what you practised fades.",
      },
      {
        question: "Which scale will my university ask for?",
        answer:
          "Reports show both for now. Look at each university’s own page: many still quote the 0 to 120 scale.",
      },
      {
        question: "What does adaptive mean?",
        answer:
          "In Reading and Listening the second part is chosen by how you did in the first. You cannot see which one you got, so early questions deserve your full care.",
      },
      {
        question: "Is TOEFL better than IELTS for me?",
        answer:
          "If your universities take both, choose by format: TOEFL is taken wholly at a screen. We can say more after the trial test.",
      },
      {
        question: "Do you book the test for me?",
        answer: "No. You book it with ETS under your own name, and the name must match your passport.",
      },
    ],
  },
  plan: ({ days }) =>
    inSessions(
      yours("trial", "You take the trial test", 0.5),
      ours("agreed", "What each day is for is agreed", 0.8),
      ours("day_1", "The first lesson, on video", 1),
      ours("later_days", `Days 2 to ${Number(days) || 2}, each with its lesson and corrections`, null),
    ),
  intake: ({ days }) => [
    date("test_on", "Test date"),
    longText("scores", "The score each university asks for", {
      hint: "And the scale: 1 to 6, or 0 to 120.",
      lengthMax: 1_000,
    }),
    text("earlier", "Earlier scores", { hint: "TOEFL, IELTS or others, with the date.", optional: true }),
    severalOf("skills", "Which skills are hardest for you?", ["Reading", "Listening", "Speaking", "Writing"]),
    yesNo("new_form", "Have you practised the 2026 form of the test?"),
    longText("lesson_days", `Days on which your ${Number(days) || 2} lessons could be`, {
      hint: "You also need two free hours on the day of each lesson, not necessarily in a row.",
      lengthMax: 600,
    }),
    text("english", "How do you use English now?", { hint: "At work, in lectures, rarely.", optional: true }),
  ],
  page,
};
