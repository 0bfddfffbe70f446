import { counsellingSessions } from "#app/catalog/choice-rules.ts";
import { longText, severalOf, text } from "#app/catalog/service-parts/intake-field.ts";
import { resume, transcripts } from "#app/catalog/service-parts/intake-questions.ts";
import { inSessions, laterSessions, ours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsBySession } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { asMany } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/counselling-session/page.ts";

export const counsellingSession: ServiceDefinition = {
  need: "apply",
  days: 3,
  inSessions: true,
  channels: "V",
  choices: [counsellingSessions],
  sessions: asMany("counselling", "sessions"),
  refunds: refundsBySession,
  searchTerms: ["career", "advice", "consultation"],
  guide: { purposes: ["study", "work", "stay"] },
  demoVideo: true,
  text: {
    heading: "Counselling session",
    intro:
      "A video meeting with a counsellor about your own case. If you go on to a larger service, what you paid comes off its price.",
    details: `
<p>The session is a meeting on video about your own case and nothing else, prepared beforehand and summed up in writing. You may ask about admissions, money, tests, visas or jobs, in any order.</p>
<p>It is for students, professionals and families with a decision in front of them: which country, which course, this year or next, study or work, and what it will cost. One conversation with someone who has seen many such cases can save months. It is also the careful way to begin with us, because the charge is fully adjustable: what you pay comes off a larger service if you choose one later.</p>
<h3>What we need from you</h3>
<p>A few lines about where you are and what you want to decide, and a resume or transcript if you have one.</p>
<h3>What we do not do</h3>
<p>A session is advice, not a piece of finished work: documents are neither written nor filed in it. On visas we tell you what the authorities publish; advice on your own case is for a licensed immigration adviser or lawyer, and we say who may give it. And we do not press you to buy anything afterwards.</p>`,
    iButtonText:
      "The price covers the number of one-to-one video sessions you choose and a written summary of each. It can be taken off one of four larger services later.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What does fully adjustable mean?",
        answer:
          "What you paid for sessions comes off the price of complete application help, job application help, research paper drafting and publishing, or Express Entry help. If the session cost more than is due there, the rest is kept for the next one.",
      },
      {
        question: "Do I have to buy something larger afterwards?",
        answer: "No. Many people need one conversation and nothing else, and we will say so.",
      },
      {
        question: "Who will I talk to?",
        answer:
          "A counsellor who works on cases like yours every week. You learn their name before the meeting.",
      },
      {
        question: "How is this different from the free chat?",
        answer:
          "The free chat is five minutes on WhatsApp and answers general questions. A session is about your case, prepared beforehand and summed up in writing.",
      },
      {
        question: "May a parent or partner join?",
        answer: "Yes. Tell us beforehand, so that the questions they care about are on the list.",
      },
      {
        question: "Can I move a session?",
        answer: "Yes, once, if you tell us at least a day before. Otherwise it is used.",
      },
    ],
  },
  plan: ({ sessions }) =>
    inSessions(
      ours("read", "Your counsellor reads your questions and papers", 0.6),
      ours("session_1", "The first session, on video", 1),
      ours("summary", "You receive the written summary", null),
      ...laterSessions(sessions),
    ),
  intake: ({ sessions }) => [
    longText("situation", "Where do you stand?", {
      hint: "A few lines: your studies or work, and what you have already decided.",
    }),
    longText("questions", "What would you like to decide?", {
      hint:
        Number(sessions) > 1
          ? `The question that weighs most comes first. You have ${Number(sessions)} sessions.`
          : "Put the most important question first: one session settles one question.",
    }),
    severalOf("subjects", "What is it about?", [
      "Admissions",
      "Money",
      "Tests",
      "Visas",
      "Jobs",
      "Something else",
    ]),
    text("companion", "Will someone join you?", {
      hint: "For example a parent or partner. Add their questions to the list above.",
      optional: true,
    }),
    { ...resume, required: false },
    { ...transcripts, required: false },
  ],
  page,
};
