import { sampleEvaluation } from "#app/catalog/service-parts/illustrative.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    {
      kind: "items",
      id: "included",
      heading: "What is included",
      layout: "checklist",
      intro: null,
      items: [
        {
          heading: "A written evaluation",
          title: null,
          description:
            "Of your academic record, tests, experience, research and writing, with what helps and what hurts.",
          image: null,
        },
        {
          heading: "A shortlist in three groups",
          title: null,
          description:
            "Ambitious, likely and safe programmes, with deadlines, costs and requirements side by side.",
          image: null,
        },
        {
          heading: "A short plan",
          title: null,
          description: "What you can still improve before applying, in the order that pays best.",
          image: null,
        },
        {
          heading: "A video call",
          title: null,
          description: "To go through it and change the list together.",
          image: null,
        },
        {
          heading: "The final version, and one revision",
          title: null,
          description: "It follows the call. One further revision by text is included.",
          image: null,
        },
      ],
    },
    {
      kind: "items",
      id: "how-it-works",
      heading: "How it works, in four steps",
      layout: "steps",
      intro: null,
      items: [
        {
          heading: "You send your records",
          title: null,
          description: "And answer a questionnaire about aims, budget and up to three countries.",
          image: "documents",
        },
        {
          heading: "A counsellor reads",
          title: null,
          description: "Your profile is held against the published requirements of each programme.",
          image: "review",
        },
        {
          heading: "You receive it in writing",
          title: null,
          description: "The evaluation, the list and the plan, with a reason for every entry.",
          image: "report",
        },
        {
          heading: "We talk it through",
          title: null,
          description: "What you disagree with is changed or explained, and you get the final version.",
          image: "counselling",
        },
      ],
    },
    {
      kind: "sample",
      id: "sample",
      heading: "What an evaluation looks like",
      ...sampleEvaluation,
    },
    {
      kind: "text",
      id: "no-tie-ups",
      heading: "No university tie-ups",
      paragraphs: [
        "We have no tie-ups with universities and take no commission from any of them. Nothing is on your list because someone pays for it, and nothing is missing because no one does.",
        "You are the only one who pays us. That is why we can tell you not to apply.",
      ],
    },
  ],
};
