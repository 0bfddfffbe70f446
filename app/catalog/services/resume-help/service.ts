import { date, file, longText, oneOf, text } from "#app/catalog/service-parts/intake-field.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/resume-help/page.ts";

export const resumeHelp: ServiceDefinition = {
  need: "work",
  days: 5,
  lightningDays: 2,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["CV", "curriculum vitae"],
  guide: { purposes: ["write", "work"] },
  text: {
    heading: "Resume help",
    intro:
      "A resume that an admissions reader or a scholarship committee understands in half a minute, and still trusts after five.",
    details: `
<p>For applicants and job seekers whose record is better than the page that describes it. We find out what each line stands for, and then say it in fewer words.</p>
<p>Habits differ between countries: length, photographs, personal details. Yours follows the place it is sent to.</p>
<h3>What we need from you</h3>
<p>Your present resume or a list of what you have done, the programme or kind of post you want, and figures where you have them. Rough ones are fine as long as they are true.</p>
<h3>What we do not do</h3>
<p>We do not add skills you lack or stretch dates across a gap. We do not promise that a resume alone admits anyone; it earns the rest of the application a fair reading.</p>`,
    iButtonText: "The price covers one resume or academic CV for one purpose, with two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Resume or CV: which do I need?",
        answer:
          "Master’s programmes and most employers want one or two pages. Research degrees and academic posts want a full CV. Tell us where it goes and we choose.",
      },
      {
        question: "Will it pass automatic screening?",
        answer:
          "The layout is plain enough for software to read. No one outside a company knows how its screening is set up, so we do not promise more.",
      },
      {
        question: "How many pages will it be?",
        answer: "Usually one, two with long experience, more for an academic CV.",
      },
      {
        question: "I have a gap. How is it shown?",
        answer: "Truthfully and briefly. A line about what the time was for is better than silence.",
      },
      {
        question: "Is a cover letter included?",
        answer: "No. Cover letters are written for one post and sold as their own service.",
      },
      {
        question: "Will I be able to edit it later?",
        answer: "Yes. You receive an editable file without locked fields or special software.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("questions", "We ask what each line meant", 0.3),
      yours("answered", "You answer", 0.5),
      ours("rewritten", "We cut, order and rewrite", 0.9),
    ),
  intake: () => [
    oneOf("purpose", "What is it for?", ["Admission", "Scholarship", "Work", "Research or academic post"]),
    text("target", "The programme or kind of post"),
    text("place", "The country it goes to", {
      hint: "Habits differ: length, photographs, personal details.",
    }),
    date("needed_by", "When do you need it?", { optional: true }),
    longText("results", "What came of your work, in figures", {
      hint: "How many, how fast, for whom, compared with what. Rough figures are fine as long as they are true.",
    }),
    longText("gaps", "Gaps and changes we should know about", {
      hint: "We show them truthfully and briefly.",
      optional: true,
    }),
    file("resume", "Your current resume, or a list of what you have done"),
  ],
  page,
};
