import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  claims: ["resume-success"],
  sections: [
    included(
      [
        "One resume or academic CV",
        "Rewritten line by line for the purpose you name: admission, scholarship or work.",
      ],
      ["A clean layout", "One that software can read, as an editable file and as a PDF."],
      ["Two rounds of changes", "On the words and on the order."],
      ["A page of notes", "What we changed and why, so that you can keep it up yourself."],
    ),
    howItWorks(
      ["counselling", "We ask what each line meant", "How many, how fast, for whom, compared with what."],
      [
        "resume",
        "We cut, order and rewrite",
        "Results stand before duties, and the strongest third comes first.",
      ],
      ["review", "You check every word", "Nothing stays that you could not explain in an interview."],
    ),
    {
      kind: "table",
      id: "resume-or-cv",
      heading: "Resume or CV?",
      intro: "Tell us where it goes, and we choose with you.",
      columns: ["Point", "Resume", "Academic CV"],
      rows: [
        ["Asked for by", "Master’s programmes and most employers", "Research degrees and academic posts"],
        ["Length", "One page, two with long experience", "As long as the record is"],
        [
          "Order",
          "What matters for this reader comes first",
          "By kind: education, research, teaching, service",
        ],
        ["Publications", "The one or two that matter here", "All of them, in one citation style"],
        [
          "Photograph and birth date",
          "Left out, unless the country expects them",
          "Left out, unless asked for",
        ],
      ],
      caption: "Habits, not rules. Where a programme or an employer says what it wants, that decides.",
    },
  ],
};
