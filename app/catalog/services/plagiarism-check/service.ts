import { plagiarismWords } from "#app/catalog/choice-rules.ts";
import { date, file, longText, oneOf, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/plagiarism-check/page.ts";

export const plagiarismCheck: ServiceDefinition = {
  need: "write",
  days: 2,
  lightningDays: 1,
  channels: "T",
  choices: [plagiarismWords],
  refunds: refundsInOnePiece,
  searchTerms: ["similarity", "Turnitin"],
  guide: { purposes: ["write"] },
  text: {
    heading: "Plagiarism check",
    intro:
      "A similarity report on your text, read by a person who explains what each match means and what to do about it.",
    details: `
<p>For anyone about to hand in a thesis, an article or an essay of their own who wants no surprise. Most matches are harmless and a few are not; without a reader the two look alike.</p>
<p>It is most useful while there is still time to revise.</p>
<h3>What we need from you</h3>
<p>The text in an editable form, its reference list, and the citation style you must follow. Tell us if parts of it have been published or handed in before, because they will match.</p>
<h3>What we do not do</h3>
<p>We do not rewrite text to slip past a checker, and we do not tell you that a text is safe: only your university can say that. Your file is not added to any public database, and we keep it only as long as the work takes.</p>`,
    iButtonText:
      "The price is for each thousand words begun. It covers the report, a person’s reading of it and one second check.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What percentage is acceptable?",
        answer:
          "No single figure is. Universities set their own rules, and a low figure with one copied paragraph is worse than a high one made of quotations.",
      },
      {
        question: "Will my university see the same result?",
        answer: "Not exactly. Each checker compares with other sources. Ours tells you where to look.",
      },
      {
        question: "Is my document kept?",
        answer:
          "Only as long as the work takes. It is not added to a database that others are compared with.",
      },
      {
        question: "Do you detect AI-written text?",
        answer:
          "No. Such detectors are wrong too often, in both directions, for us to sell their guess as a finding.",
      },
      {
        question: "Does the reference list count as words?",
        answer:
          "You may leave it out of the count. Send it all the same, so that we can check the citations.",
      },
      {
        question: "Can you rewrite the marked passages?",
        answer:
          "No. We explain how to fix each one, and you write it. For assessed work anything else would harm you.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("compared", "The comparison is run", 0.4),
      ours("read", "A person removes the false alarms and writes the notes", 0.9),
      yours("revised", "You revise, if you like, and send the same text again for the second check", null),
    ),
  intake: ({ words }) => [
    file("text", "The text, in an editable form", {
      hint: `You entered ${Number(words) || 1_000} words. The reference list need not count, but please send it too.`,
    }),
    text("style", "Citation style", { hint: "Such as APA 7 or IEEE." }),
    oneOf("kind", "What is it?", ["Thesis", "Article", "Essay", "Something else"]),
    yesNo("handed_in", "Have parts of it been published or handed in before?", {
      hint: "They will match, and we then know that they are yours.",
    }),
    longText("where", "Which parts, and where?", { optional: true }),
    date("hand_in_on", "When will you submit it?", { optional: true }),
  ],
  page,
};
