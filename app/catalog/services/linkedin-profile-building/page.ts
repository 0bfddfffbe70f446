import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      ["A headline and an About section", "Written from an interview."],
      ["Each post and course", "Rewritten with what came of it."],
      ["An order that helps", "For skills, languages, projects and publications."],
      ["Advice on the settings", "The picture, the address of the profile and what others can see."],
      ["A plan for the first month", "Whom to follow, what to write, how to ask for a recommendation."],
      ["Two rounds of changes", "On every field of the profile."],
    ),
    howItWorks(
      [
        "counselling",
        "Say who should find you",
        "An admissions team, recruiters in one trade, or people at one company.",
      ],
      ["research", "We read those they do find", "Thirty profiles, for the words that matter there."],
      ["profile-building", "Read yours", "A document with every field filled in. You mark what to change."],
      [
        "checklist",
        "Copy it over",
        "It takes about half an hour, with us on hand if you get stuck. Your password stays with you.",
      ],
    ),
    {
      kind: "table",
      id: "before-and-after",
      heading: "What changes in a profile",
      intro: null,
      columns: ["Field", "Often found", "What we write instead"],
      rows: [
        ["Headline", "A job title", "What you do, for whom and with what"],
        ["About", "Adjectives", "Three things you did, and what you look for next"],
        ["Experience", "Duties", "Results, with a figure where there is one"],
        ["Skills", "Forty of them", "The ten that your readers search for"],
      ],
      caption: "Everything must agree with your resume and with any form you sign.",
    },
  ],
};
