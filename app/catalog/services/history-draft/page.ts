import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["personal-history-success"],
  sections: [
    included(
      ["One personal history statement", "For one prompt, drafted from a long interview and your notes."],
      ["Two rounds of changes", "And a third if the university alters its prompt."],
      [
        "A check against your statement of purpose",
        "So that the two add to each other and nothing is told twice.",
      ],
      ["Two lengths", "One fitted to the word limit, and a slightly longer one for other programmes."],
    ),
    howItWorks(
      [
        "counselling",
        "An unhurried interview",
        "We ask about home, school, work, money, care for others, moving, and the times when something changed.",
      ],
      ["outline", "Two or three episodes", "Together we choose those that show it rather than say it."],
      [
        "statement",
        "A draft in your vocabulary",
        "Nothing goes in that you would not like to be asked about.",
      ],
      ["review", "Changes", "You mark what is not quite so. We put it right and send both lengths."],
    ),
    {
      kind: "table",
      id: "compared",
      heading: "How it differs from a statement of purpose",
      intro: null,
      columns: ["Point", "Personal history statement", "Statement of purpose"],
      rows: [
        ["It is about", "The person", "The work"],
        [
          "It shows",
          "How background and experience led here, and what you would add to the programme",
          "Aptitude, motivation, academic plans and fit with the programme",
        ],
        [
          "Its evidence",
          "Responsibilities, challenges, leadership, service",
          "Courses, projects, research, results",
        ],
        [
          "Who asks for it",
          "Some programmes; some fold it into the statement of purpose",
          "Most graduate programmes",
        ],
      ],
      caption:
        "Prompts and lengths differ. Where the programme’s prompt says otherwise, the prompt is right.",
      official: [
        {
          about: "The person",
          text: "Berkeley’s Graduate Division describes the two as separate essays: one on academic purpose, one on personal history. Not every university asks for both.",
          source: {
            name: "UC Berkeley Graduate Division, Writing Your Statements",
            url: "https://grad.berkeley.edu/admissions/application-process/writing-your-statements/",
          },
          asOf: "2026-06-25",
        },
      ],
    },
  ],
};
