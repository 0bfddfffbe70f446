import { date, longText, oneOf, text } from "#app/catalog/service-parts/intake-field.ts";
import { resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/cover-letter/page.ts";

export const coverLetter: ServiceDefinition = {
  need: "work",
  days: 4,
  lightningDays: 2,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["covering", "motivation"],
  guide: { purposes: ["write", "work"] },
  text: {
    heading: "Cover letter drafting",
    intro: "One page that says why you, why this post and why now, without repeating your resume.",
    details: `
<p>For people who apply for a post, an internship or a place in a research group, and want to be read to the end. The letter does what the resume cannot: it connects what you did with what they need.</p>
<p>If you need a number of applications found and prepared, look at <a href="/service/premium/job-application/">job application help</a>, where a letter belongs to each application.</p>
<h3>What we need from you</h3>
<p>The advertisement or the group’s page, your resume, how you found the post, and anything you want or do not want mentioned, such as a notice period, a move or a visa.</p>
<h3>What we do not do</h3>
<p>We do not send letters for you, and we do not write one text with gaps for the company’s name: readers recognise those at once.</p>`,
    iButtonText:
      "The price covers one letter for one post, a shorter e-mail version and two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Can I use one letter for several posts?",
        answer: "You may adapt it, and we show you where. A letter that fits everywhere convinces nowhere.",
      },
      {
        question: "How long is it?",
        answer: "About three hundred words, one page at most.",
      },
      {
        question: "I lack one of the requirements. What then?",
        answer: "We name the closest thing you do have. Silence or a bluff reads worse than either.",
      },
      {
        question: "Should I mention that I need a visa?",
        answer:
          "If the advertisement asks, yes. Otherwise it is usually better in the form than in the letter. We decide with you.",
      },
      {
        question: "Can you write to a professor instead?",
        answer:
          "Yes. A letter to a research group is a little different: it must show that you have read their work.",
      },
      {
        question: "Which language is it in?",
        answer: "English. If a translation is wanted, have it made by someone native to the language.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("questions", "We read the advertisement and ask short questions", 0.3),
      yours("answered", "You answer", 0.5),
      ours("draft", "We write the letter and its shorter version", 0.9),
    ),
  intake: () => [
    oneOf("kind", "What are you applying for?", ["A post", "An internship", "A place in a research group"]),
    longText("advertisement", "The job advertisement, or a link to it", { lengthMax: 5_000 }),
    text("found", "How did you find it?"),
    date("deadline", "The deadline", { optional: true }),
    longText("fit", "Two or three moments that fit this post", {
      hint: "What you did, and what came of it.",
    }),
    longText("missing", "What do they ask for that you do not have?", {
      hint: "We name the closest thing you do have.",
      optional: true,
    }),
    longText("mention", "What should we mention, and what should we leave out?", {
      hint: "Such as a notice period, a move or a visa.",
      optional: true,
    }),
    resume,
  ],
  page,
};
