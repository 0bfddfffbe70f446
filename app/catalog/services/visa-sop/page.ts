import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  immigration: { countries: ["CA", "GB", "AU"], asOf: "2026-03-17" },
  sections: [
    included(
      [
        "One statement for one visa application",
        "Canada’s letter of explanation, or its counterpart for the country you are going to.",
      ],
      [
        "A list of supporting papers",
        "What proves each paragraph, in the order an officer would look for it.",
      ],
      ["A check for contradictions", "Against your form, your funds and your offer."],
      ["Two rounds of changes", "Until every sentence is one you can stand behind."],
    ),
    howItWorks(
      ["documents", "Send the papers", "Offer, funds, transcripts, travel and every earlier refusal."],
      [
        "review",
        "We find the weak joint",
        "The place where an officer would stop, and what would settle it.",
      ],
      [
        "statement",
        "Read the draft",
        "Calm, short and in your own words. Refusals in the past are explained, not hidden.",
      ],
      ["filing", "Hand it in", "You submit it with the application, next to the papers on the list."],
    ),
    {
      kind: "table",
      id: "what-an-officer-asks",
      heading: "What an officer asks",
      intro: "The statement answers five questions, and each answer has a paper behind it.",
      columns: ["The question", "What proves the answer"],
      rows: [
        ["Why this course, and why there?", "Offer or letter of acceptance, course pages, transcripts"],
        ["Who pays, and from what?", "Bank statements, loan or sponsor letters, where each amount came from"],
        ["What have you done until now?", "Resume, certificates, employers’ letters, reasons for a gap"],
        ["What comes after?", "A plan that fits the course, ties, posts that ask for it"],
        ["Has anything gone wrong before?", "The refusal itself, and what has changed since"],
      ],
      caption: "Authorities word it differently. The form and its guide decide what is asked in your case.",
      official: [
        {
          about: "Who pays, and from what?",
          text: "For a Canadian study permit an officer must be satisfied that you have enough available money, without working in Canada, for tuition, for living, and for transport there and back, for yourself and for family who come with you.",
          source: {
            name: "Immigration and Refugee Protection Regulations, section 220",
            url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-220.html",
          },
          asOf: "2026-03-17",
        },
      ],
    },
  ],
};
