import { country, file, longText, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { highestDegree, resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsByPlan } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";

export const premiumVisa = {
  need: "move",
  days: 240,
  channels: "VAT",
  premiumVisa: true,
  refunds: refundsByPlan([
    { step: "evidence", percent: 80, when: "once you have the list of evidence" },
    { step: "letters", percent: 40, when: "once you have the drafts of letters" },
    { step: "draft", percent: 15, when: "once you have the draft of the file" },
  ]),
  plan: () =>
    withDelivery(
      ours("endeavour", "We question you until the plan is one that a stranger can repeat", 0.08),
      ours("evidence", "You receive the list of evidence, each piece with what it proves", 0.2),
      yours("gathered", "You gather the evidence", 0.45),
      ours("letters", "Drafts of expert letters, for their authors to rewrite and sign", 0.6),
      ours("draft", "You receive the outline, and then the draft of the file", 0.85),
      yours("answered", "You correct it, and write the sentences about your own work", 0.93),
    ),
  // Asked again despite the free check: the case is built from it.
  intake: () => [
    text("field", "Your field, in one line"),
    longText("endeavour", "What do you propose to do there?", {
      hint: "One undertaking that a stranger could repeat, and whom it would serve.",
    }),
    longText("record", "What have you done that others use or cite?", {
      hint: "Publications, products, patents, press, awards. With links if there are any.",
    }),
    longText("witnesses", "People who know your work, and people who only know of it", {
      hint: "Name, position and country. We will not write to anyone without asking you first.",
    }),
    highestDegree,
    yesNo("degree_assessed", "Has a degree from abroad been evaluated?", {
      hint: "Choose No if it has not, or if you have none from abroad.",
    }),
    country("residence", "Where do you live now?"),
    yesNo("refused", "Have you been refused a visa by any country?", {
      hint: "We ask because it must be declared.",
    }),
    longText("family", "Who would come with you?", {
      hint: "Ages, and how they are related to you.",
      optional: true,
    }),
    file("evidence", "The five documents that prove the most", { optional: true }),
    resume,
  ],
} satisfies Partial<ServiceDefinition>;
