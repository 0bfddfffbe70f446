import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "One statement of purpose",
        "Drafted from an interview and your notes, from your own facts and in your own vocabulary.",
      ],
      [
        "The customizations you choose",
        "The same statement adapted to another programme, with its own reasons, people and courses.",
      ],
      ["SOP modifications are free", "Send us changes, or ask for them, until you are content."],
      [
        "A similarity check",
        "Every statement is written afresh and compared with published text before you get it.",
      ],
      ["A last check", "Each version is held against its programme’s prompt and word limit."],
    ),
    {
      kind: "items",
      id: "slides",
      heading: "How a statement comes to be",
      layout: "slides",
      intro: null,
      items: [
        {
          title: "Questions",
          heading: "It begins with being asked",
          description:
            "A questionnaire that is deliberately nosy, then an interview: what you built, what went wrong, what you could not leave alone. The best paragraphs come from details you thought too small to mention.",
          image: "counselling",
        },
        {
          title: "Outline",
          heading: "Four parts, one line of thought",
          description:
            "What prepared you, what you want to study, where it should lead and why this programme. Not a sentence is written before you approve the outline.",
          image: "outline",
        },
        {
          title: "Draft",
          heading: "Evidence in every paragraph",
          description:
            "The writer turns the outline into a text that claims nothing without showing it. It passes back and forth until it sounds like you on a good day.",
          image: "statement",
        },
        {
          title: "Cold reading",
          heading: "A stranger reads it",
          description:
            "Someone who has not met you reads it cold and says what they remember. What they forget is rewritten or goes.",
          image: "review",
        },
      ],
      official: [
        {
          about: "Four parts, one line of thought",
          text: "Berkeley’s Graduate Division suggests thinking of a statement of purpose as four parts. Other universities put it differently: follow the prompt of the programme you apply to.",
          source: {
            name: "UC Berkeley Graduate Division, Writing Your Statements",
            url: "https://grad.berkeley.edu/admissions/application-process/writing-your-statements/",
          },
          asOf: "2026-06-25",
        },
      ],
    },
    howItWorks(
      [
        "application",
        "Tell us where it goes",
        "Name the programmes and send their prompts. Each programme needs a customization.",
      ],
      [
        "checklist",
        "Answer and approve",
        "You fill in the questionnaire, talk to your writer and approve the outline.",
      ],
      ["review", "Ask for changes", "You comment on the draft, as often as you need."],
      [
        "documents",
        "Receive every version",
        "One text for each programme, within its word limit, as a file you can edit.",
      ],
    ),
    {
      kind: "table",
      id: "which-statement",
      heading: "Which statement is asked for?",
      intro: "Three documents are often called an SOP. They have different readers and are sold apart.",
      columns: ["Document", "It is about", "Its reader asks"],
      rows: [
        [
          "Statement of purpose",
          "The work: preparation, interests, plans, fit with the programme",
          "Will this person do good work here?",
        ],
        [
          "Personal history statement",
          "The person: background, challenges, service, what they would bring",
          "Who is this, and what would they add?",
        ],
        [
          "Visa statement or letter of explanation",
          "The plan: study, money, what comes after",
          "Is this genuine, paid for and lawful?",
        ],
      ],
      caption:
        "The programme’s or authority’s own prompt decides what goes into each, and how long it may be.",
    },
  ],
};
