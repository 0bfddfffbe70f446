import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "A one-page brief for each recommender",
        "The programme, what it looks for, and the facts they saw with their own eyes.",
      ],
      ["A draft in a plain working style", "For the recommender to rewrite, approve and submit themselves."],
      ["Letters that differ", "Each recommender speaks about another side of your work."],
      ["A request and a reminder", "Polite words to send with the brief, and a few more for later."],
    ),
    howItWorks(
      [
        "profile-building",
        "Name the recommender",
        "Who they are, what you did together, and that they agree to receive a draft.",
      ],
      [
        "counselling",
        "Tell us what happened",
        "We ask for dates, results and small scenes, and leave out what they could not confirm.",
      ],
      ["letter", "Pass on brief and draft", "You read both first, then send them yourself."],
      [
        "nomination",
        "The recommender takes over",
        "They rewrite it, approve it and submit it themselves, through the university’s own link.",
      ],
    ),
    {
      kind: "note",
      id: "whose-letter",
      heading: "Whose letter it is",
      tone: "official",
      paragraphs: [
        "Graduate schools commonly ask for three letters, from teachers or supervisors who know the work, and take them from the recommender directly and in confidence.",
        "In the United States an applicant may waive the right to see a letter; letters that were waived are usually read as more candid. Some universities forbid drafts altogether: read the rule of yours before you send one.",
      ],
      source: {
        name: "UC Irvine Graduate Division, letters of recommendation",
        url: "https://www.grad.uci.edu/admissions/applying-to-uci/letters-of-recommendation.php",
      },
      asOf: "2026-06-25",
    },
  ],
};
