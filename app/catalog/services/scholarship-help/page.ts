import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["full-funding", "scholarship-over-10k", "scholarship-return"],
  sections: [
    included(
      [
        "A search",
        "Across universities, governments and foundations, for awards open to your nationality, subject and level.",
      ],
      [
        "A shortlist",
        "The amount, the conditions, the deadline and, where it is published, how many people usually apply.",
      ],
      [
        "Three scholarships finalised",
        "Chosen together, each with its application prepared: essays, forms, budget and a brief for your referees.",
      ],
      ["A calendar", "So that no deadline is missed."],
    ),
    cards(
      { id: "where-money-comes-from", heading: "Where the money comes from" },
      [
        "university",
        "Universities",
        "Often decided with the admission, so an early application has more open to it.",
      ],
      ["decision", "Governments", "Yours or the host’s. Some ask you to return home for a time."],
      ["scholarship", "Foundations", "Smaller and narrower, and so with fewer people to compete with."],
      [
        "research",
        "Assistantships",
        "Teaching or research for a department, which may pay the fees and a salary.",
      ],
    ),
    howItWorks(
      [
        "checklist",
        "Rule out",
        "Awards closed to your country, tied to a course you have not chosen, or bound to a duty you do not want.",
      ],
      ["scholarship", "Choose three", "By value, by odds and by how well you fit what they are for."],
      ["statement", "Prepare each", "You supply the facts. We shape the essays and the budget with you."],
      ["filing", "Submit", "You send them, with days to spare, and we note when each will answer."],
    ),
  ],
};
