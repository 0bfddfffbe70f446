import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      ["Unlimited reviews", "Of the documents below, until you submit."],
      ["One statement of purpose", "Read for argument, evidence and fit with the programme."],
      [
        "Three letter of recommendation reviews",
        "With the writer’s agreement, and with notes you may pass on to them.",
      ],
      ["One resume review", "Line by line, for the reader it is meant for."],
      ["Profile evaluation with shortlisting", "So that you know whether the list itself is right."],
      [
        "One portal review",
        "A check of one completed online application before you press submit: names, dates, uploads and answers.",
      ],
    ),
    howItWorks(
      ["documents", "Send what you have", "However rough. We read all of it together, as a committee would."],
      ["review", "Read our comments", "In the margin, and on a page that says what matters most."],
      ["statement", "Revise and send again", "As often as you like. The words stay yours."],
      [
        "checklist",
        "The portal comes last",
        "When nothing else should change, we look at the filled-in form on a printout or a shared screen.",
      ],
    ),
    {
      kind: "table",
      id: "what-we-read-for",
      heading: "What we read for",
      intro: null,
      columns: ["Document", "The first question", "What we often find"],
      rows: [
        [
          "Statement of purpose",
          "Could it be sent to another programme unchanged?",
          "Reasons that would fit any university",
        ],
        [
          "Letter of recommendation",
          "Does it say what the writer saw?",
          "Praise without a scene, or the resume told again",
        ],
        ["Resume", "What is understood in half a minute?", "Duties before results"],
        ["Shortlist", "Is any of it safe?", "Ten ambitious choices"],
        ["Portal", "Does it agree with the documents?", "Dates that differ by a month"],
      ],
      caption: "From the questions our readers put to every application.",
    },
  ],
};
