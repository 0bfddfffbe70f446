import { destinationCounts } from "#app/content/destination-counts.ts";
import {
  smallerDestinations,
  smallerDestinationsIllustration,
} from "#app/catalog/service-parts/illustrative.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["full-funding", "scholarship-over-10k", "scholarship-return"],
  sections: [
    {
      kind: "destinations",
      id: "destinations",
      heading: "Where our students went",
      intro:
        "Most of them to the United States. Where you should go is a question of your own, and it is the first one we ask.",
      destinations: [...destinationCounts, ...smallerDestinations],
      illustration: smallerDestinationsIllustration,
    },
    {
      kind: "items",
      id: "included",
      heading: "What is included",
      layout: "checklist",
      intro: null,
      items: [
        {
          heading: "One year of unlimited counsellor support",
          title: null,
          description: "By video, audio or text, for small questions as much as large ones.",
          image: null,
        },
        {
          heading: "Three letters of recommendation",
          title: null,
          description:
            "A brief and a draft for each recommender, who rewrites, approves and submits the letter.",
          image: null,
        },
        {
          heading: "Bachelor’s, Diploma, Master’s, Ph.D. and transfer",
          title: "Valid for",
          description:
            "Any of these levels, at the number of universities you choose. MBA programmes are an addition.",
          image: null,
        },
        {
          heading: "The profile evaluation and the shortlist",
          title: null,
          description:
            "Programmes in three groups, ambitious, likely and safe, with deadlines, costs and requirements side by side.",
          image: null,
        },
        {
          heading: "Your own documents",
          title: null,
          description:
            "Statement of purpose, resume and any personal history statement, written with you and adapted to each university.",
          image: null,
        },
        {
          heading: "Every form, ready on time",
          title: null,
          description:
            "Filled in with you and checked against your papers, so that you press submit before its deadline.",
          image: null,
        },
      ],
    },
    {
      kind: "items",
      id: "guarantee",
      heading: "The admissions and visa guarantee",
      layout: "cards",
      intro: [
        "It is a promise about our service, never about a decision. This is what it covers; how to claim and how the money travels stand under ",
        { text: "refunds and guarantee", href: "/refunds#guarantee" },
        ".",
      ],
      items: [
        {
          heading: "If everything is refused, our fee comes back",
          title: "Admissions",
          description:
            "If every application filed on time is refused, we return our fee under the refund rules.",
          image: "university",
        },
        {
          heading: "The same promise with visa help",
          title: "Visa",
          description:
            "If you add visa help, the same holds for the visa application: filed on time and refused, our fee for visa help comes back.",
          image: "visa",
        },
        {
          heading: "Fees paid to others stay with them",
          title: "Not covered",
          description:
            "Government, university and test fees go to whoever charges them. We never hold them and cannot return them.",
          image: "funds",
        },
        {
          heading: "What we cannot promise",
          title: "Not covered",
          description:
            "An admission, a scholarship or a visa. Universities and governments decide alone, and an application that you withdraw or file late is outside the guarantee.",
          image: "decision",
        },
      ],
    },
    {
      kind: "items",
      id: "how-it-works",
      heading: "How it works",
      layout: "steps",
      intro: "Nothing is sent in your name before you have read it.",
      items: [
        {
          heading: "A long conversation",
          title: null,
          description: "Aims, money, countries, and the records you have. It tells us what to look for.",
          image: "counselling",
        },
        {
          heading: "The list",
          title: null,
          description: "You see why each university is on it, change what you like, and approve it.",
          image: "checklist",
        },
        {
          heading: "The documents",
          title: null,
          description: "Drafts go back and forth until each one is right. Your recommenders get theirs.",
          image: "statement",
        },
        {
          heading: "The forms",
          title: null,
          description: "We fill them in together, check every line, and you press submit with us beside you.",
          image: "application",
        },
        {
          heading: "The answers",
          title: null,
          description:
            "Your counsellor stays for the year: interviews, waiting lists, offers, deposits and whatever comes up.",
          image: "arrival",
        },
      ],
    },
  ],
};
