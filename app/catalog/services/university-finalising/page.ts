import { howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      [
        "A decision report",
        "Your offers side by side: what is taught, by whom, and what people do afterwards.",
      ],
      [
        "The true price of each offer",
        "Tuition, living, insurance and travel, less any scholarship, in one currency.",
      ],
      [
        "The rules on working",
        "During the course and after it, as the authorities publish them, with the date.",
      ],
      ["A recommendation", "With its reasons, and what would change it."],
      ["A video call", "To question the report before it becomes final."],
    ),
    howItWorks(
      ["checklist", "Rank what matters", "From money to weather, in your own order."],
      [
        "university",
        "We collect the facts",
        "From each university’s own pages and your offer letters. What could not be confirmed is marked.",
      ],
      ["report", "Read the decision report", "A few pages that end in a recommendation."],
      ["counselling", "Question it", "On the video call. Afterwards you receive the final version."],
    ),
    {
      kind: "table",
      id: "in-the-report",
      heading: "What the report compares",
      intro: "Every line says where it comes from and on which day.",
      columns: ["Question", "Where we look"],
      rows: [
        ["What would I study, and with whom?", "Course lists, staff pages and timetables"],
        ["What would it cost in full?", "Offer and scholarship letters, fee pages, published living costs"],
        ["May I work?", "The authority’s own pages on work during and after study"],
        ["What do graduates do?", "Surveys the university or the state publishes, with how many answered"],
        ["What binds me, and until when?", "Reply dates, deposits and conditions in the letters"],
        ["Could I live there?", "Housing, climate, transport, community and distance from home"],
      ],
      caption: "The order, and the weight of each, are yours.",
    },
  ],
};
