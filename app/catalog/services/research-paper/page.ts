import { admitsWithAndWithoutPapers } from "#app/catalog/service-parts/illustrative.ts";
import { notesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";
import { successRates } from "#app/catalog/service-parts/success-rates.ts";

export const page: ServicePage = {
  claims: ["citations-per-paper", "citations-in-total"],
  sections: [
    {
      kind: "note",
      id: "citations",
      heading: "Citations are counted, never promised",
      tone: "caution",
      paragraphs: [
        "These figures describe papers that were written with us. Whether anyone cites yours depends on the field, the question and the years that follow, and no one can sell that. We do not arrange citations and do not work with those who do.",
      ],
      source: null,
      asOf: "2026-06-25",
    },
    {
      kind: "research-groups",
      id: "research-groups",
      heading: "Research groups",
      intro:
        "A group writes the package together. Each member states a part, keeps a log of it, and pays an equal share.",
    },
    {
      kind: "items",
      id: "included",
      heading: "What is included",
      layout: "checklist",
      intro: null,
      items: [
        {
          heading: "A package of 3 papers with 0 co-authors",
          title: null,
          description: "All three are yours alone, or shared with up to five co-authors in a research group.",
          image: null,
        },
        {
          heading: "A supervisor in your field",
          title: null,
          description: "Meetings on video, comments in the margin, and a calendar that both of you keep.",
          image: null,
        },
        {
          heading: "For each paper, the whole way",
          title: null,
          description:
            "A question worth asking, a reading list, a method, help with analysis, structural and language editing.",
          image: null,
        },
        {
          heading: "A venue with real peer review",
          title: null,
          description: "Chosen for the subject. You see the list and approve each choice.",
          image: null,
        },
        {
          heading: "Submission, and the reviewers’ questions",
          title: null,
          description: "Formatting, submission, and help answering reviews and resubmitting.",
          image: null,
        },
      ],
    },
    {
      kind: "advantages",
      id: "advantages",
      heading: "What published work is good for",
      tone: "advantage",
      image: "research",
      items: [
        {
          heading: "It can be checked",
          title:
            "Anyone can read it, see who reviewed it and where it stands. Few lines of a resume can say that.",
        },
        {
          heading: "It shows how you think",
          title:
            "An admissions reader for a research degree wants to know if you can ask a question and stay with it.",
        },
        {
          heading: "It finds you a supervisor",
          title: "A professor answers a letter more readily when there is something of yours to read.",
        },
        {
          heading: "It counts as evidence",
          title: [
            "Scholarly articles are one kind of evidence for the ",
            { text: "O-1", href: "/service/premium/o-1-visa/" },
            " and the ",
            { text: "EB-1", href: "/service/premium/eb-1-visa/" },
            ". They are weighed with everything else.",
          ],
        },
        {
          heading: "It teaches a trade",
          title: "Reading, method, analysis and plain writing stay useful if you never publish again.",
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
          heading: "Meet your supervisor",
          title: null,
          description: "You agree on three questions small enough to answer, and on a calendar.",
          image: "counselling",
        },
        {
          heading: "Read and design",
          title: null,
          description: "What is known, what is not, and how you will find out. In a group, who does what.",
          image: "outline",
        },
        {
          heading: "Do the work and write",
          title: null,
          description: "You research and write; the supervisor teaches, comments and edits.",
          image: "research",
        },
        {
          heading: "Submit",
          title: null,
          description: "To the venue you approved, in its format, with the author statement from your log.",
          image: "journal",
        },
        {
          heading: "Answer the reviewers",
          title: null,
          description: "Revise and resubmit, or choose the next venue, with our help.",
          image: "review",
        },
      ],
    },
    {
      kind: "items",
      id: "venues",
      heading: "Where papers are published",
      layout: "cards",
      intro: "Three kinds of venue, each with review by people who do not know us.",
      items: [
        {
          heading: "Journals",
          title: "The slowest, and the most lasting",
          description:
            "Indexed in the databases your field respects, with published review rules. Months, and often a second round.",
          image: "journal",
        },
        {
          heading: "Conferences",
          title: "The quickest answer",
          description:
            "A fixed deadline, reviews within weeks, and a talk that puts you in a room with your field.",
          image: "conference",
        },
        {
          heading: "Book chapters",
          title: "For work that needs room",
          description:
            "In edited volumes of academic publishers, where an editor has called for the subject.",
          image: "book-chapter",
        },
      ],
    },
    {
      kind: "admits",
      id: "admits",
      heading: "Admits with and without papers",
      intro: "Applicants admitted to each university, by whether they had published when they applied.",
      ...admitsWithAndWithoutPapers,
    },
    {
      kind: "pathways",
      id: "pathways",
      heading: "Routes that look at published work",
      intro:
        "Papers open none of these by themselves. On each of them a record of published work is one part of the evidence.",
      cards: [
        {
          href: "/service/premium/o-1-visa/",
          image: "o-1",
          heading: "O-1, United States",
          paragraph: "Scholarly articles are one of the kinds of evidence for an O-1A.",
        },
        {
          href: "/service/premium/eb-1-visa/",
          image: "eb-1",
          heading: "EB-1, United States",
          paragraph: "Authorship is a criterion for extraordinary ability and for outstanding researchers.",
        },
        {
          href: "/service/premium/global-talent-visa-uk/",
          image: "uk-global-talent",
          heading: "Global Talent, United Kingdom",
          paragraph: "The academic route reads a career and its publications by peer review.",
        },
        {
          href: "/service/premium/australia-national-innovation-visa-subclass-858/",
          image: "australia-858",
          heading: "National Innovation (subclass 858), Australia",
          paragraph: "Recent papers in leading journals are among the examples of evidence.",
        },
      ],
      newTab: false,
    },
    {
      kind: "success-rate",
      id: "success-rate",
      heading: "Success rate by number of papers",
      charts: [successRates.eb_1_visa],
      official: notesUs("eb-1-papers"),
    },
    {
      kind: "text",
      id: "authorship",
      heading: "What stands behind a name on a paper",
      paragraphs: [
        "We do not sell authorship, and there is no price for a place on an author list. The price pays for supervision, editing and the way to publication.",
        [
          "Each author states a part before the work begins: conception, data, analysis, writing or review. A log shows who did what and when, and the author statement of the paper is written from it. Whoever has not contributed is not named. The ",
          { text: "research groups", href: "/service/research_groups/" },
          " page says how that is done.",
        ],
        [
          "Journals ask for the same. The ",
          {
            text: "rules of the medical journals’ editors",
            href: "https://www.icmje.org/recommendations/browse/roles-and-responsibilities/defining-the-role-of-authors-and-contributors.html",
          },
          ", which other fields follow too, want every author to have contributed to the work, written or revised it, approved it, and to answer for it. Bought authorship is misconduct, and in a visa case it can bring down everything beside it.",
        ],
      ],
    },
  ],
};
