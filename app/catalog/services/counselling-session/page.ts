import { counsellorProfile } from "#app/catalog/service-parts/illustrative.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["counselling-cases"],
  sections: [
    {
      kind: "items",
      id: "reasons",
      heading: "Reasons to take the session",
      layout: "cards",
      intro: null,
      items: [
        {
          heading: "Its fee comes off a larger service",
          title: "If you go on with us",
          description:
            "What you paid is taken from the price of any of four of them. If you stop after the session, you have your answer.",
          image: "funds",
        },
        {
          heading: "Your own case, prepared",
          title: "Not a sales call",
          description: "The counsellor has read your notes and papers before the meeting begins.",
          image: "counselling",
        },
        {
          heading: "A wrong turn found early",
          title: "Before the money is spent",
          description:
            "The country, the course, the year and the budget are cheap to change now and dear to change later.",
          image: "review",
        },
        {
          heading: "Something on paper",
          title: "Afterwards",
          description:
            "A written summary says what was discussed, what to do next, and what to stop worrying about.",
          image: "report",
        },
      ],
    },
    {
      kind: "items",
      id: "included",
      heading: "What is included",
      layout: "checklist",
      intro: null,
      items: [
        {
          heading: "A one-to-one video meeting",
          title: null,
          description: "With one counsellor, who stays the same if you choose several sessions.",
          image: null,
        },
        {
          heading: "Reading beforehand",
          title: null,
          description: "Your questions, resume and transcripts, read before the meeting and not during it.",
          image: null,
        },
        {
          heading: "Straight answers",
          title: null,
          description:
            "About countries, courses, costs, timing and work, and what the authorities publish about visas, with the reasons.",
          image: null,
        },
        {
          heading: "A written summary",
          title: null,
          description: "One for each session, with the next steps in order.",
          image: null,
        },
      ],
    },
    {
      kind: "person",
      id: "counsellor",
      heading: "Who you talk to",
      ...counsellorProfile,
    },
    {
      kind: "items",
      id: "how-it-works",
      heading: "How it works",
      layout: "steps",
      intro: null,
      items: [
        {
          heading: "Choose the number of sessions",
          title: null,
          description: "One session settles one question. Several can be used weeks apart.",
          image: "checklist",
        },
        {
          heading: "Tell us your questions",
          title: null,
          description: "After payment we ask for them, and offer times in your own time zone.",
          image: "calendar",
        },
        {
          heading: "Meet on video",
          title: null,
          description: "A parent or partner may join, if you tell us beforehand.",
          image: "counselling",
        },
        {
          heading: "Read the summary",
          title: null,
          description: "It is yours to keep and to act on, with us or without us.",
          image: "report",
        },
      ],
    },
    {
      kind: "pathways",
      id: "adjustable",
      heading: "Fully adjustable against four larger services",
      intro:
        "What you paid for sessions comes off the price of the first of these that you buy later, and what is left stays for the next. The links open in a new tab.",
      cards: [
        {
          href: "/service/premium/complete-application/",
          image: "application",
          heading: "Complete application help",
          paragraph: "From shortlist to submission, with a counsellor for a year.",
        },
        {
          href: "/service/premium/job-application/",
          image: "job",
          heading: "Job application help",
          paragraph: "Applications prepared and sent for the jobs you choose.",
        },
        {
          href: "/service/premium/research-paper/",
          image: "research",
          heading: "Research paper drafting and publishing",
          paragraph: "A package of three papers, supervised from question to submission.",
        },
        {
          href: "/service/premium/express-entry/",
          image: "express-entry",
          heading: "Express Entry and provincial nominee help",
          paragraph: "Permanent residence in Canada by points or through a province.",
        },
      ],
      newTab: true,
    },
  ],
  immigration: { countries: ["US", "CA", "GB", "AU"], asOf: "2026-03-17" },
};
