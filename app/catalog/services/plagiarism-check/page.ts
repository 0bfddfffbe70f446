import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "A similarity report",
        "For the number of words you enter, naming the sources and databases it was compared with.",
      ],
      [
        "A reading by a person",
        "Which matches are quotations, common phrases or references, and which need work.",
      ],
      ["Notes in the margin", "How to quote, paraphrase or cite each passage that needs it."],
      ["One second check", "After you have revised the same text."],
    ),
    howItWorks(
      ["checklist", "Count and send", "Enter the number of words, pay, and send the file."],
      [
        "report",
        "We compare and read",
        "The comparison is run, and a person removes the false alarms by hand.",
      ],
      ["statement", "You revise", "With the notes beside the text. The sentences stay yours."],
      ["review", "We check again", "And send the final report."],
    ),
    {
      kind: "bulb",
      id: "not-a-verdict",
      heading: "A similarity report is not a verdict",
      paragraphs: [
        "It finds words that stand elsewhere. It cannot know whether they were quoted, agreed upon, your own from last year, or taken. A person has to look, and in the end that person sits at your university.",
        "Universities use databases of their own, which hold work handed in by other students. Their figure will differ from ours.",
      ],
    },
    {
      kind: "table",
      id: "kinds-of-match",
      heading: "What a match can mean",
      intro: null,
      columns: ["The match", "What it usually is", "What to do"],
      rows: [
        ["A marked quotation", "Correct", "Check that the source and the page are given"],
        ["A reference list", "Correct", "Nothing"],
        ["A common phrase or a method’s name", "Unavoidable", "Nothing"],
        ["A sentence close to its source, cited", "Too near", "Say it in your own order, or quote it"],
        ["A sentence without its source", "A fault, often by accident", "Cite it, or take it out"],
        ["Your own earlier text", "Depends on the rule", "Ask your department before you hand it in"],
      ],
      caption: "How we sort matches. The rules that count are your university’s.",
    },
  ],
};
