import { date, file, longText } from "#app/catalog/service-parts/intake-field.ts";
import { resume, wordLimit } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/history-draft/page.ts";

export const historyDraft: ServiceDefinition = {
  need: "write",
  days: 7,
  lightningDays: 3,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["PHS", "diversity", "essay"],
  guide: { purposes: ["write"], countries: ["usa"] },
  text: {
    heading: "Personal history statement drafting",
    intro:
      "How your life led you here, told plainly: background, responsibilities, obstacles, service and what you would bring.",
    details: `
<p>Some programmes want to know who is coming, and not only what they have done. This service is for applicants who are asked for that, alone or beside a statement of purpose, and who find it harder to write about themselves than about their work.</p>
<p>Not every university asks. Look at the prompts first, and write to us if you are unsure.</p>
<h3>What we need from you</h3>
<p>The prompt and word limit, your statement of purpose if it exists, a resume, and an hour of unhurried answers. You may mark anything as private: it will then shape our questions but not the text.</p>
<h3>What we do not do</h3>
<p>We do not exaggerate hardship, and we do not write a sad story because one is expected. This is also not a <a href="/service/premium/visa-sop/">visa statement</a>: an officer wants a plan, not a biography.</p>`,
    iButtonText:
      "The price covers one personal history statement for one prompt, with two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Does every university ask for one?",
        answer:
          "No. Some do, some fold it into the statement of purpose, many ask for neither. The prompt on the programme’s page decides.",
      },
      {
        question: "How is it different from a statement of purpose?",
        answer:
          "The statement of purpose is about your work. This one is about you: what you came from and what you would add to the programme.",
      },
      {
        question: "My life has been ordinary. Is there anything to write?",
        answer:
          "Yes. Responsibility, service, curiosity and moving between worlds are in most lives once someone asks well.",
      },
      {
        question: "Must I write about painful things?",
        answer: "No. You decide what is told. A statement without hardship can be excellent.",
      },
      {
        question: "How long will it be?",
        answer:
          "As long as the prompt allows, often one to two pages. Where no limit is given we aim for about seven hundred words.",
      },
      {
        question: "Can one statement serve several universities?",
        answer:
          "Often, because prompts are alike. Where one differs greatly, it needs a statement of its own.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("interview", "An unhurried interview", 0.25),
      yours("episodes", "You choose two or three episodes with us", 0.4),
      ours("draft", "You receive the draft", 0.7),
      yours("answered", "You mark what is not quite so", 0.85),
    ),
  intake: () => [
    longText("prompt", "The prompt, word for word", { hint: "With the university and the programme." }),
    wordLimit,
    date("deadline", "The deadline"),
    longText("background", "Where you come from", {
      hint: "Home, school, work, money, care for others, moving: whatever shaped you. You decide what is told.",
    }),
    longText("turns", "Two or three times when something changed"),
    longText("service", "What you did for others, and what you would bring"),
    longText("private", "What is private", {
      hint: "It will shape our questions but not the text.",
      optional: true,
    }),
    file("statement", "Your statement of purpose", {
      hint: "If you have one, so that we do not repeat it.",
      optional: true,
    }),
    resume,
  ],
  page,
};
