import { jobApplications } from "#app/catalog/choice-rules.ts";
import { email, longText, severalOf, text, webAddress } from "#app/catalog/service-parts/intake-field.ts";
import { resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/job-application/page.ts";

export const jobApplication: ServiceDefinition = {
  need: "work",
  days: 14,
  channels: "T",
  choices: [jobApplications],
  takesCounsellingCredit: true,
  rights: ({ jobApplications }, endsOn) =>
    jobApplications === "unlimited"
      ? [{ name: "unlimited_applications", text: "Unlimited job applications", endsOn }]
      : [],
  refunds: refundsByPlan([
    { step: "chosen", percent: 65, when: "once you have chosen the posts" },
    { step: "papers", percent: 30, when: "once resume and letters are fitted" },
  ]),
  searchTerms: ["job search", "career"],
  guide: { purposes: ["work"] },
  text: {
    heading: "Job application help",
    intro:
      "We find posts that fit you, prepare an application for each, and keep track of them until you have an answer.",
    details: `
<p>For people who look for work abroad, or at home with a move in mind, and have neither the time nor the patience to apply well every week. A few applications that fit are worth more than many that do not, so each one is made for its post.</p>
<p>Unlimited means every suitable post you approve for one year from the day you buy: a full search, not one letter sent everywhere. If you have paid for counselling sessions, they come off this service.</p>
<h3>What we need from you</h3>
<p>Your resume, two references, the countries where you may work or would need a permit, and quick answers: good posts close early.</p>
<h3>What we do not do</h3>
<p>We are not an employer or an agency, and we do not sell posts, offers or sponsorship. We do not answer tests or attend interviews for you, and no one can promise that a company will hire.</p>`,
    iButtonText:
      "The price covers the number of applications you choose, each with a fitted resume, a cover letter and a completed form.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who chooses the posts?",
        answer: "You do. We propose; nothing is prepared or sent before you say yes.",
      },
      {
        question: "What does unlimited mean?",
        answer:
          "Every suitable post you approve for one year from the day you buy. It is meant for a full search, not for sending one letter everywhere, and it ends with that year.",
      },
      {
        question: "Will employers sponsor a visa?",
        answer: "Some do. We look for those and note what is publicly known, but only the employer decides.",
      },
      {
        question: "Do you promise an interview?",
        answer: "No. We promise fitting posts and careful applications.",
      },
      {
        question: "From whose address are applications sent?",
        answer: "From yours. Employers must be able to reach you, and you keep the whole correspondence.",
      },
      {
        question: "Can the price of a counselling session be taken off?",
        answer: "Yes. What you paid for sessions comes off this service.",
      },
    ],
  },
  plan: ({ jobApplications }) =>
    withDelivery(
      ours("first_lot", "You receive the first few posts", 0.2),
      yours("chosen", "You say yes or no to each, and the next lot is closer", 0.35),
      ours("papers", "Resume and cover letter are fitted to each post you approved", 0.7),
      yours("read", "You read each application", 0.85),
      ...(jobApplications === "unlimited"
        ? [ours("search", "The search goes on, lot after lot, for the year you bought", null)]
        : []),
    ),
  intake: ({ jobApplications }) => [
    longText("posts", "What work would you accept?", {
      hint:
        jobApplications === "unlimited"
          ? "Job titles, fields and employers you have in mind. We send posts in small lots for a year, and you say yes or no."
          : `Job titles, fields and employers you have in mind. You chose ${Number(jobApplications) || 3} applications.`,
    }),
    longText("not", "What would you not accept?", { optional: true }),
    text("pay", "The lowest pay you would accept", { hint: "An amount with its currency." }),
    longText("permits", "Where are you allowed to work, and where would you need a permit?", {
      hint: "Countries, and when each permit expires. We ask because employers do. Leave out document numbers.",
    }),
    text("begin", "When could you begin?", { hint: "Include your notice period." }),
    severalOf("ways", "How may the work be done?", ["At the place", "Partly from home", "From home"]),
    longText("references", "Two references", {
      hint: "Name, position and how they know you. We will not write to anyone without asking you first.",
    }),
    email("sent_from", "Your address for applications", {
      hint: "Applications go out from it and employers reply to it, so use one you read every day. Never send its password.",
    }),
    webAddress("profile", "Your LinkedIn profile or portfolio", { optional: true }),
    resume,
  ],
  page,
};
