import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["interview-refusals"],
  claimsOfficial: [
    {
      about: "1 in 4 applicants is rejected",
      text: "This is our own figure and not an official statistic. The State Department publishes visas issued and refused by class and by year, and the shares differ widely between classes and countries.",
      source: {
        name: "US Department of State, Nonimmigrant Visa Statistics",
        url: "https://travel.state.gov/content/travel/en/legal/visa-law0/visa-statistics/nonimmigrant-visa-statistics.html",
      },
      asOf: "2026-06-25",
    },
  ],
  sections: [
    {
      kind: "text",
      id: "usa-only",
      heading: "For the USA only",
      paragraphs: [
        "This service prepares you for the interview at a consulate of the United States, and for no other country. It fits student, exchange and visitor visas (F-1, M-1, J-1, B-1 and B-2) and the family members called in with you.",
        [
          "Other countries decide differently. For Canada and the United Kingdom, and for the papers behind a US interview, see ",
          {
            text: "visa and financial counselling",
            href: "/service/premium/visa_and_financial_counselling/",
          },
          ". It includes one practice interview for each person: for a US visa the consular one; for the UK, the credibility interview some students are called to; for Canada, the questions a school or an officer may ask, since most files there are decided on paper.",
        ],
      ],
    },
    {
      kind: "note",
      id: "reported-refusals",
      heading: "What a newspaper reported",
      tone: "caution",
      paragraphs: [
        "Of the applications for F-1 student visas decided between October 2023 and September 2024, about 41% were refused, by a count reported in March 2025 from the State Department’s data. It is a figure for one class and one year.",
      ],
      source: {
        name: "Business Today, on State Department data",
        url: "https://businesstoday.in/nri/visa/story/us-student-visa-f-1-visa-denials-surged-to-10-year-high-last-fiscal-states-report-469053-2025-03-24",
      },
      asOf: "2025-03-24",
    },
    {
      kind: "items",
      id: "what-is-asked",
      heading: "What is asked",
      layout: "cards",
      intro:
        "An officer has a few minutes and your forms. The questions are free; the subjects hardly change.",
      items: [
        {
          heading: "Why this school and this course",
          title: null,
          description: "What you will study, why there, and what else you considered.",
          image: "university",
        },
        {
          heading: "Who pays",
          title: null,
          description: "The sum on the I-20, where it comes from, and what the people who pay live on.",
          image: "funds",
        },
        {
          heading: "Your studies so far",
          title: null,
          description: "Marks, gaps, changes of subject, and how one step led to the next.",
          image: "report",
        },
        {
          heading: "What comes after",
          title: null,
          description: "Your ties at home and your plans when the course ends.",
          image: "decision",
        },
        {
          heading: "Travel and refusals",
          title: null,
          description: "Where you have been, and every earlier refusal, which must be told as it was.",
          image: "visa",
        },
        {
          heading: "Whether it all agrees",
          title: null,
          description:
            "The DS-160, the I-20, what you post in public and what you say are read as one story.",
          image: "checklist",
        },
      ],
    },
    {
      kind: "note",
      id: "reported-changes",
      heading: "What a university reported",
      tone: "caution",
      paragraphs: [
        "By its account interview waivers have been cut back, so nearly every applicant is called; since 6 September 2025 one applies in the country of one’s nationality or residence; student and exchange applicants are asked to set their social media profiles to public; and a review of a week or two after the interview is common.",
        "These practices change. Look at travel.state.gov and at your consulate’s own page before you book.",
      ],
      source: {
        name: "Northern Illinois University, international student office",
        url: "https://www.niu.edu/isss/about/news.shtml",
      },
      asOf: "2026-06-25",
    },
    {
      kind: "items",
      id: "rounds",
      heading: "Three rounds in every session",
      layout: "cards",
      intro:
        "A round is one interview from greeting to decision, and then a plain account of what an officer would have heard.",
      items: [
        {
          heading: "Where you stand",
          title: "Round 1",
          description: "At the real pace, without help. It shows what your forms and answers say of you now.",
          image: "interview",
        },
        {
          heading: "The weak answers",
          title: "Round 2",
          description: "Each of them is taken apart and said again in short, true sentences of your own.",
          image: "review",
        },
        {
          heading: "Without pauses",
          title: "Round 3",
          description:
            "Quick, distracted and without kindness. If it holds here, it will hold at the window.",
          image: "test",
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
          heading: "The number of video sessions you choose",
          title: null,
          description: "Each of three rounds, with someone who asks what officers ask.",
          image: null,
        },
        {
          heading: "Your papers read first",
          title: null,
          description: "Form DS-160, I-20 and funding, so that the questions are yours and not a list.",
          image: null,
        },
        {
          heading: "A written note after each session",
          title: null,
          description: "Answers to keep, answers to change, papers to bring.",
          image: null,
        },
      ],
    },
    {
      kind: "items",
      id: "how-it-works",
      heading: "How it works",
      layout: "steps",
      intro: null,
      items: [
        {
          heading: "Send your forms",
          title: null,
          description: "And your interview date, if you have one: we work back from it.",
          image: "documents",
        },
        {
          heading: "The first session",
          title: null,
          description: "Three rounds on video, and the note.",
          image: "interview",
        },
        {
          heading: "Practise the note",
          title: null,
          description: "A day or two on your own does more than another round at once.",
          image: "outline",
        },
        {
          heading: "Later sessions are harder",
          title: null,
          description: "A hurried officer, an unexpected question, an earlier refusal.",
          image: "test",
        },
      ],
    },
  ],
  immigration: { countries: ["US"], asOf: "2026-06-25" },
};
