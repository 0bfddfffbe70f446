import { country, date, longText, oneOf, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import {
  degreeLevels,
  marks,
  resume,
  testScores,
  transcripts,
} from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/scholarship-help/page.ts";

export const scholarshipHelp: ServiceDefinition = {
  need: "apply",
  days: 21,
  lightningDays: 10,
  channels: "T",
  refunds: refundsInOnePiece,
  searchTerms: ["funding", "grant", "financial aid"],
  guide: { purposes: ["study"] },
  text: {
    heading: "Scholarship help",
    intro:
      "We look for funding you can really win, settle on three scholarships with you, and prepare those applications well.",
    details: `
<p>For applicants who need money for their studies, or would be glad of it, and who would rather prepare a few applications well than many badly. Most of the work is in leaving things out: awards you cannot hold, or would not want to.</p>
<p>It helps before an admission as much as after it: many awards are decided together with the place.</p>
<h3>What we need from you</h3>
<p>Transcripts, test scores, a resume, the programmes you are applying to, and papers on family income where an award depends on need.</p>
<h3>What we do not do</h3>
<p>We cannot promise an award: committees decide, and they see applicants we never meet. We do not sell access to private funds, we never ask for a share of what you win, and we do not deal in awards that charge a fee to apply.</p>`,
    iButtonText:
      "The price covers the search, a shortlist, and three scholarships finalised with their applications prepared.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Why three scholarships?",
        answer:
          "Good applications take work, and ten hurried ones lose to three careful ones. If you want more, a second round can be bought.",
      },
      {
        question: "Do you take a share of what I win?",
        answer: "No. You pay the price shown and nothing else.",
      },
      {
        question: "Do I need an admission first?",
        answer:
          "It depends on the award. Many university awards are decided with the admission, so the earlier we begin the more is open.",
      },
      {
        question: "Are assistantships included in the search?",
        answer:
          "Yes. Teaching and research assistantships are listed with how each department awards them, and one may be among your three.",
      },
      {
        question: "Can you promise a scholarship?",
        answer: "No, and nobody honest can. We promise three well-made applications filed on time.",
      },
      {
        question: "Does my family’s income matter?",
        answer: "For need-based awards, yes, and you will need papers that show it. Merit awards do not ask.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("search", "We search, and rule out what is closed to you", 0.2),
      ours("shortlist", "You receive the shortlist and the calendar", 0.3),
      yours("chosen", "You choose three with us", 0.4),
      ours(
        "prepared",
        "Each application is prepared: essays, forms, budget and a brief for your referees",
        0.8,
      ),
      yours("checked", "You check every line", 0.9),
    ),
  intake: () => [
    country("nationality", "Your nationality", { hint: "Most awards are open to certain countries only." }),
    oneOf("level", "For which degree?", degreeLevels),
    text("field", "Field of study"),
    longText("programmes", "Programmes you are applying to or have been admitted to", {
      hint: "With their deadlines.",
    }),
    date("begins_on", "When does the first one start?"),
    marks,
    testScores,
    yesNo("duty", "Would you accept an obligation, such as returning home for some years?"),
    yesNo("need", "Should we look for awards that depend on family income?", {
      hint: "They ask for papers on income. We tell you which before you collect any.",
    }),
    longText("service", "What you did for others, and what you are proud of", {
      hint: "Many essays ask for it.",
      optional: true,
    }),
    transcripts,
    resume,
  ],
  page,
};
