import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "Sessions of three rounds",
        "1 to 12 sessions by video, each being 3 rounds, so 3 to 36 rounds in all.",
      ],
      [
        "A purpose for each round",
        "A timed set, a review of every error, and a second set on the same skill.",
      ],
      ["A plan between sessions", "What to practise, for how long, and what to leave alone."],
      ["One essay each session", "Written feedback on an Issue essay of yours."],
    ),
    howItWorks(
      ["test", "Take a diagnostic set", "Before the first session, under the clock."],
      [
        "report",
        "See your errors sorted",
        "Into knowledge, reading and pace: they are repaired differently.",
      ],
      ["counselling", "Work through the sessions", "Each is spent where a point is cheapest to win."],
      ["calendar", "Practise in between", "About three hours, on the plan you were given."],
    ),
    {
      kind: "table",
      id: "the-test",
      heading: "The shorter GRE General Test",
      intro: "It takes about 1 hour 58 minutes, without a scheduled break and without an unscored section.",
      columns: ["Part", "Questions and time", "Score"],
      rows: [
        ["Analytical Writing", "One Issue essay in 30 minutes", "0 to 6"],
        ["Verbal Reasoning", "12 questions in 18 minutes, then 15 in 23 minutes", "130 to 170"],
        ["Quantitative Reasoning", "12 questions in 21 minutes, then 15 in 26 minutes", "130 to 170"],
      ],
      caption: "The second Verbal and Quantitative sections adapt to how the first one went.",
    },
    {
      kind: "note",
      id: "official-position",
      heading: "Confirm at ets.org",
      tone: "official",
      paragraphs: [
        "ETS owns the test and may change its format, fees and dates. Before you book, read its pages: where they differ from ours, they are right.",
      ],
      source: { name: "ETS, GRE General Test", url: "https://www.ets.org/gre.html" },
      asOf: "2026-06-25",
    },
  ],
};
