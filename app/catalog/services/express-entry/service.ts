import {
  file,
  longText,
  severalOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/service-parts/intake-field.ts";
import { highestDegree } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/express-entry/page.ts";

export const expressEntry: ServiceDefinition = {
  need: "move",
  days: 60,
  channels: "VAT",
  takesCounsellingCredit: true,
  refunds: refundsByPlan([
    { step: "score", percent: 75, when: "once the score sheet is filled in" },
    { step: "streams", percent: 30, when: "once you have the provincial streams" },
    { step: "profile", percent: 5, when: "once the profile is prepared" },
  ]),
  searchTerms: ["PR", "PNP", "FSW", "CRS", "Canada", "permanent residence"],
  guide: { purposes: ["work", "stay"], countries: ["canada"] },
  text: {
    heading: "Express Entry and provincial nominee help",
    intro:
      "Canada chooses skilled workers by points. We put your papers in order against the published criteria, and prepare the profile and the application with you.",
    details: `
<p>For people who want Canada’s published criteria and their own papers side by side, and then a profile and an application in which every fact has its paper.</p>
<p>It looks beyond the federal programmes: many provinces and territories nominate people they need, and a nomination has weighed more than anything else.</p>
<h3>What we need from you</h3>
<p>Language results, an educational credential assessment, employers’ letters with duties and hours, proof of settlement funds, and family papers. If some of these are missing, we begin with what you have.</p>
<h3>What we do not do</h3>
<p>In Canada only members of a law society, Quebec notaries and licensed consultants may represent or advise you for a fee. Where no licensed adviser of ours is named on this page we prepare and organise papers only: whether to apply, and by which way, you decide alone or with one of them. We do not sell job offers, and no one can promise an invitation or foresee the next round.</p>`,
    iButtonText:
      "The price covers one main applicant and the family on the same profile, from the first list of papers to the prepared application. Test, assessment and government fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What score do I need?",
        answer:
          "It changes with every round and kind of round. We show you the department’s published rounds and do not guess the next.",
      },
      {
        question: "Does a job offer add points?",
        answer:
          "On the department’s page as read on 22 June 2026 it added none. Others report points for offers in listed high-wage occupations from 3 November 2026, so check the current grid; an offer can also matter for eligibility.",
      },
      {
        question: "Which provinces nominate?",
        answer:
          "All provinces and territories but Quebec and Nunavut. Each has its own streams, and a nominee must intend to settle there.",
      },
      {
        question: "How much money must I show?",
        answer:
          "It depends on the size of the family and is reviewed once a year. The amounts of July 2025, and who is exempt, stand on this page; the department’s own has the latest.",
      },
      {
        question: "Can I apply for Quebec?",
        answer: "Not through Express Entry. Quebec chooses its own skilled workers.",
      },
      {
        question: "What if I am never invited?",
        answer:
          "A profile lasts a year and can be renewed. We bring its papers up to date with you when your facts change.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("criteria", "The published criteria and your papers, side by side in writing", 0.15),
      ours("score", "The score sheet is filled in with you, and what is missing listed", 0.25),
      yours("proofs", "You gather the proofs", 0.6),
      ours("streams", "You receive the provincial streams in one list", 0.7),
      ours("profile", "The profile is prepared for you to submit", 0.95),
      ours("application", "After an invitation, the application is prepared and every paper checked", null),
    ),
  intake: () => [
    wholeNumber("age", "Your age", { hint: "The points depend on it.", from: 16, to: 80 }),
    highestDegree,
    yesNo("degree_assessed", "Has your degree been assessed for Canada?"),
    longText("language", "Language results", {
      hint: "Test, date and the result of each skill, for English and French. If you have taken none, write “None”.",
    }),
    longText("work", "Skilled work of the last ten years", {
      hint: "Employer, country, months, hours a week and duties. One per line.",
    }),
    longText("family", "The family on the same profile", {
      hint: "A partner’s degree, language results and work in Canada count. Children’s ages decide the funds you have to show.",
      optional: true,
    }),
    text("funds", "Settlement funds you can show", { hint: "An amount with its currency." }),
    severalOf(
      "ties",
      "Ties to Canada",
      ["A brother or sister", "Studies there", "Work there", "A job offer", "None"],
      { hint: "Each may count." },
    ),
    text("provinces", "Provinces you would settle in", {
      hint: "Not Quebec: it chooses its own skilled workers.",
      optional: true,
    }),
    file("papers", "The documents you have so far", {
      hint: "Results, assessment, employers’ letters. If some are missing, we begin with what you have.",
      optional: true,
    }),
  ],
  page,
};
