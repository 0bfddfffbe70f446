import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "A reading of your record",
        "Against the aim you name: a degree, a scholarship or a visa for exceptional people.",
      ],
      ["A plan of a few things", "Chosen with you, and worth doing for their own sake."],
      ["A mentor on video every two weeks", "And answers by text in between."],
      [
        "Introductions",
        "To open calls, open-source projects and research groups where newcomers are welcome.",
      ],
      ["A file of evidence", "Kept as you go: what, when, with whom, and where it can be verified."],
    ),
    cards(
      { id: "worth-doing", heading: "What can be in the plan" },
      ["research", "Research", "A question small enough to answer, with people who know the field."],
      ["portfolio", "A project", "Something others use: a tool, a data set, a course, an exhibition."],
      ["conference", "Speaking and judging", "Talks, reviewing, panels and juries, where you are asked to."],
      [
        "profile-boosting",
        "Service",
        "Volunteering and professional bodies, for work and not for the title.",
      ],
    ),
    howItWorks(
      ["checklist", "Name the aim", "If it is a visa, the list of evidence it asks for becomes the frame."],
      [
        "calendar",
        "Choose a few things",
        "By what you would do gladly even if it changed nothing, because that is what gets finished.",
      ],
      ["counselling", "Work, month by month", "Each month ends with something to show."],
      ["review", "Look again halfway", "Whatever is not working is dropped."],
      [
        "documents",
        "Leave with the file",
        "Sorted in the way your application or your adviser will need it.",
      ],
    ),
  ],
};
