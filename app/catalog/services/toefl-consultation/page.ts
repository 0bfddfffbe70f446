import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      ["A plan that fits your days", "From 2 to 15 days, in a row or not."],
      ["A live lesson on each day", "By video, with an exercise for the evening."],
      ["Trial tests", "One at the start and, in plans of four days or more, another near the end."],
      ["Corrections", "Your writing corrected, and your recorded speaking with comments."],
    ),
    howItWorks(
      ["test", "Take a trial test", "It shows which of the four skills costs you most."],
      ["calendar", "Agree the plan", "What each day is for, and what to practise in between."],
      ["counselling", "Learn, every day of it", "A lesson by video, an exercise, and yesterday’s corrected."],
      [
        "report",
        "Know where you stand",
        "The last day ends with what to do until the test, and what to leave.",
      ],
    ),
    {
      kind: "table",
      id: "plans",
      heading: "What a plan can do",
      intro: "Choose by the days you have and by what the trial test shows.",
      columns: ["Days", "For whom", "What changes"],
      rows: [
        ["2 to 3", "Your English is ready, the format is new", "Format, timing and the two tasks worth most"],
        ["4 to 10", "One skill lags a little", "Steady practice in it, and a second trial test"],
        ["11 to 15", "One skill lies clearly below the rest", "Time for your English itself to move"],
      ],
      caption: "Our experience, not a promise of a score.",
    },
    {
      kind: "table",
      id: "the-test",
      heading: "The test since 21 January 2026",
      intro: "Books and courses that describe the test of before are out of date.",
      columns: ["Point", "Before", "Since 21 January 2026"],
      rows: [
        ["Reading and Listening", "The same for everyone", "Adaptive: the second part depends on the first"],
        [
          "Scores",
          "0 to 120",
          "1 to 6, following the CEFR; the 0 to 120 figure stands beside it during a transition",
        ],
        ["Time", "About two hours", "About 90 minutes"],
      ],
      caption: "TOEFL iBT. Universities may still quote the 0 to 120 scale: look at each one’s page.",
    },
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
