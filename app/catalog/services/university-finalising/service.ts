import { date, file, longText, wholeNumber } from "#app/catalog/service-parts/intake-field.ts";
import { budget } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { oneCall } from "#app/catalog/service-parts/session-kinds.ts";
import { page } from "#app/catalog/services/university-finalising/page.ts";

export const universityFinalising: ServiceDefinition = {
  need: "apply",
  days: 5,
  lightningDays: 2,
  channels: "VT",
  sessions: oneCall,
  refunds: refundsInOnePiece,
  searchTerms: ["offer", "choose", "college"],
  guide: { purposes: ["study"] },
  text: {
    heading: "University finalising",
    intro: "You have offers and must accept one. We compare them properly and put the decision on paper.",
    details: `
<p>For people who hold two or more offers and a date by which to answer. Brochures have done their part by then; what is missing is the fine print, all of it in one place.</p>
<p>It comes after applying. If you are still choosing where to apply, <a href="/service/premium/profile-evaluation/">profile evaluation and shortlisting</a> is what you need.</p>
<h3>What we need from you</h3>
<p>All offer letters with their conditions and reply dates, scholarship letters, your budget, and a note of what you want your life to look like in five years. Where a reply date is very near, tell us before you pay, so that we can say whether the report would still reach you in time.</p>
<h3>What we do not do</h3>
<p>We do not accept or decline an offer for you, and we do not rank universities by fame. We have no tie-ups: no university gains or pays when you choose it.</p>`,
    iButtonText:
      "The price covers one decision report on up to six offers and one video call. Waiting lists can be included as open cases.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many offers can be compared?",
        answer: "Up to six. Most people who come with more find that two can be set aside in the first hour.",
      },
      {
        question: "Can you ask a university for more time?",
        answer:
          "You can, and we help you word it. Universities answer applicants, not consultants, on such questions.",
      },
      {
        question: "Will you tell me which one to take?",
        answer: "Yes. The report ends in a recommendation with reasons. The decision stays yours.",
      },
      {
        question: "Do you consider safety and daily life?",
        answer:
          "Yes: housing, climate, transport, community and distance from home, weighed as heavily as you ask us to.",
      },
      {
        question: "What if I am still waiting for a decision?",
        answer: "We treat it as an open case and say what should happen on the day it arrives.",
      },
      {
        question: "Can you negotiate a scholarship?",
        answer:
          "We can show whether a request is usual at that university and help you write it. Asking is up to you.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("facts", "We collect the facts from universities’ own pages and your offers", 0.5),
      ours("report", "You read the decision report", 0.8),
      ours("call", "You question it on a video call", 0.95),
    ),
  intake: () => [
    longText("offers", "Your offers, up to six", {
      hint: "One per line: university, programme, reply deadline and any scholarship. Include waiting lists.",
    }),
    date("answer_by", "The first reply deadline"),
    budget,
    longText("priorities", "What matters to you, most important first", {
      hint: "For example money, housing, work afterwards, distance from home, weather.",
    }),
    longText("five_years", "What should your life look like in five years?"),
    wholeNumber("people", "How many people are moving with you?", { from: 0, to: 12 }),
    file("offer_letters", "Offer letters with their conditions"),
    file("scholarship_letters", "Scholarship letters", { optional: true }),
  ],
  page,
};
