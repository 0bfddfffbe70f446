import type { ServicePage } from "#app/content/service-page.ts";

export const toeflConsultationPage: ServicePage = {
  sections: [
    {
      kind: "note",
      id: "official-position",
      heading: "Official position",
      tone: "official",
      paragraphs: [
        "ETS owns the test and sets its format, length, scores and rules for test takers. Where its pages differ from ours, its pages are right.",
      ],
      source: { name: "ETS, TOEFL iBT", url: "https://www.ets.org/toefl.html" },
      asOf: "2026-01-21",
    },
  ],
};
