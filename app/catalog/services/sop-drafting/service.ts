import { drafts } from "#app/catalog/choice-rules.ts";
import { date, file, forEach, longText } from "#app/catalog/service-parts/intake-field.ts";
import {
  highestDegree,
  marks,
  mustNotMiss,
  resume,
  transcripts,
  wordLimit,
} from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/sop-drafting/page.ts";

export const sopDrafting: ServiceDefinition = {
  need: "write",
  days: 7,
  lightningDays: 3,
  channels: "T",
  choices: [drafts],
  rights: (_chosen, endsOn) => [
    { name: "free_changes", text: "Free changes to the statements you bought", endsOn },
  ],
  refunds: refundsInOnePiece,
  searchTerms: ["SOP", "personal statement", "essay", "motivation letter"],
  guide: { purposes: ["write"] },
  text: {
    heading: "Statement of purpose drafting",
    intro:
      "A statement about your work: what prepared you, what you want to study and why this programme. Drafted with you, from your own facts.",
    details: `
<p>Admissions readers meet hundreds of statements and remember a few: those in which someone explains their work so that a stranger can follow it. You supply the substance; we ask for it, order it and put it into words you would use.</p>
<p>It is for people who know what they want to study and cannot yet say it in two pages. If you have a sound draft, <a href="/service/premium/application-review/">application review</a> is the better buy.</p>
<h3>What we need from you</h3>
<p>Your resume, transcripts, the programmes and their prompts, and honest answers to many questions.</p>
<h3>What we do not do</h3>
<p>We do not invent projects, feelings or reasons, and we do not reuse another person’s sentences. Some universities limit the help an applicant may have, or ask how AI tools were used: follow their rule and tell us about it. A <a href="/service/premium/history-draft/">personal history statement</a> and a <a href="/service/premium/visa-sop/">visa statement</a> are other documents and are sold apart.</p>`,
    iButtonText:
      "The price covers one statement and the number of customizations you choose. Modifications are free.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a customization?",
        answer:
          "Your statement adapted to one programme: its people, courses, prompt and length. Applying to three programmes needs three.",
      },
      {
        question: "How many changes may I ask for?",
        answer:
          "As many as you need, for a year from the day you buy. Modifications are free for the statements you bought.",
      },
      {
        question: "Will it be checked for plagiarism?",
        answer:
          "Yes, every statement is written afresh and checked for similarity before you get it. Universities run checks of their own.",
      },
      {
        question: "Do you use AI to write?",
        answer:
          "No. A person interviews you and writes from your answers. If a programme asks you to declare help, we tell you exactly what was done.",
      },
      {
        question: "What is the difference from a personal history statement?",
        answer:
          "A statement of purpose is about the work you want to do. A personal history statement is about you: background, obstacles, service and what you would bring.",
      },
      {
        question: "I already have a draft. Should I still choose this?",
        answer:
          "If the draft is sound, application review is the better buy. If it needs a new structure, choose this and send it along.",
      },
    ],
  },
  plan: ({ drafts }) =>
    withDelivery(
      ours("interview", "Your writer talks to you", 0.2),
      ours("outline", "You receive the outline", 0.35),
      yours("outline_approved", "You approve the outline", 0.45),
      ours("draft", "You receive the first draft", 0.7),
      yours("answered", "You comment on it, as often as you need", 0.85),
      ours(
        "versions",
        Number(drafts) > 1
          ? `A cold reading, the similarity check and all ${Number(drafts)} versions`
          : "A cold reading and the similarity check",
        0.95,
      ),
    ),
  intake: ({ drafts }) => [
    ...forEach(drafts, (at) =>
      longText(`programme_${at}`, Number(drafts) > 1 ? `Programme ${at}` : "University and programme", {
        hint: "University, programme, deadline, and the prompt or a link to it.",
        lengthMax: 1_500,
      }),
    ),
    date("first_deadline", "The first deadline"),
    highestDegree,
    marks,
    longText("why", "Why this field?", { hint: "What drew you to it, and how it started." }),
    longText("projects", "Two or three pieces of work you would tell a stranger about", {
      hint: "What you did yourself, what went wrong, and what came of it.",
    }),
    longText("goal", "What do you want to do after the degree?"),
    wordLimit,
    mustNotMiss,
    file("draft", "A draft, if there is one", { optional: true }),
    transcripts,
    resume,
  ],
  page,
};
