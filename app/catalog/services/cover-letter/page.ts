import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      ["One cover letter", "For one post, internship or research group, drafted from your answers."],
      ["A shorter version", "For the body of an e-mail."],
      ["Two rounds of changes", "On the letter and on the shorter version."],
      ["A note on adapting it", "Which sentences belong to this post, and what to put in their place."],
    ),
    cards(
      {
        id: "one-page",
        heading: "What the page has to answer",
        intro: "A reader gives it a minute. Three questions are enough for that.",
      },
      ["resume", "Why you", "Two or three moments that prove what the advertisement asks for."],
      ["job", "Why this post", "Something about the work itself that could not be said of another."],
      ["calendar", "Why now", "What you are leaving or finishing, and when you could begin."],
    ),
    howItWorks(
      [
        "job",
        "Send the advertisement",
        "We read it for what is really being asked, which is seldom the first line.",
      ],
      ["counselling", "Answer our questions", "Short ones, by text, about moments that fit the post."],
      [
        "letter",
        "Read the draft",
        "It opens with the point, gives evidence and stops. The sentences we were unsure of are marked, so that you can judge the tone.",
      ],
      ["review", "Settle the wording", "You change, we polish, and you send it from your own address."],
    ),
  ],
};
