import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "A website of up to six pages",
        "Who you are, your work, three to five projects in depth, and how to reach you.",
      ],
      ["The words, edited with you", "So that each project can be understood by someone in a hurry."],
      [
        "A design for your kind of work",
        "Code, research, architecture, art, writing or business: each is looked at differently.",
      ],
      [
        "Pages that work everywhere",
        "They load quickly, can be used with a keyboard, and look right on small screens.",
      ],
      ["The source files and a guide", "So that you can change it without us."],
      ["Two rounds of changes", "On the words and on the design."],
    ),
    cards(
      { id: "a-project-page", heading: "What a project page says" },
      ["outline", "What the problem was", "In two sentences that a stranger to the field can follow."],
      ["portfolio", "What you did", "Your own part, named as such where a team did the rest."],
      ["report", "What came of it", "A result with a figure, a user or a lesson, and where it can be seen."],
    ),
    howItWorks(
      ["checklist", "Choose the projects", "A few told well beat a long list."],
      ["outline", "Approve a sketch", "The pages, their order and the look, before anything is built."],
      ["portfolio", "Read the first version", "With the real words and pictures in it. You mark changes."],
      [
        "arrival",
        "Go online",
        "With a provider that has a free plan, in an account that is yours. You receive the files and the guide.",
      ],
    ),
  ],
};
