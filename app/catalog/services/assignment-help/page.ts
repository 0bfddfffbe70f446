import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "The question, explained",
        "What the task asks, and how the marking criteria will be read against it.",
      ],
      ["Comments on your own draft", "On argument, structure, evidence, method and language."],
      ["Citation coaching", "Referencing in the style your department uses, shown on your own sources."],
      ["A list to practise", "The few skills that would help most before the next assignment."],
      ["A line for your declaration", "It says exactly what we did, for departments that ask."],
    ),
    howItWorks(
      [
        "checklist",
        "Tell us the task and its rules",
        "Write to us with the course, the task and what your department says about outside help.",
      ],
      [
        "review",
        "A tutor looks first",
        "Someone from your subject reads the draft and says whether feedback is permitted and useful.",
      ],
      [
        "funds",
        "Receive a payment link",
        "If it is, we send a link for the number of words to be read. If it is not, you pay nothing.",
      ],
      [
        "report",
        "Read, ask, correct",
        "The tutor marks problems and explains them. Correcting them is your part.",
      ],
    ),
    {
      kind: "note",
      id: "feedback-only",
      heading: "Feedback and coaching only",
      tone: "official",
      paragraphs: [
        "In England the Skills and Post-16 Education Act 2022 makes it an offence to complete all or part of a student’s assignment as a business, or to advertise doing so. Tutoring and proof-reading are outside it. Australia has an offence of the same kind.",
        "We keep to the same line everywhere: the words you hand in are yours.",
      ],
      source: {
        name: "Skills and Post-16 Education Act 2022, explanatory notes to sections 26 to 28",
        url: "https://www.legislation.gov.uk/ukpga/2022/21/notes/division/9/index.htm",
      },
      asOf: "2026-06-25",
    },
  ],
};
