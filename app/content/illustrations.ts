/**
 * The drawn pictures, each a file of the same name in `public/pictures/`. A test keeps the two the same. They say
 * nothing that the words beside them do not.
 */
export const illustrations = [
  // What a visa page is about
  "o-1",
  "eb-1",
  "eb2-niw",
  "uk-global-talent",
  "australia-858",
  "one-pass",
  "bulb",
  "advantages",
  "sign-up",
  // Why choose us
  "eligibility-check",
  "profile-boosting",
  "expert-strategy",
  // Steps of the way
  "profile-building",
  "petition",
  "filing",
  "decision",
  "invitation",
  "nomination",
  "endorsement",
  "expression-of-interest",
  "documents",
  "arrival",
  // Countries
  "united-states",
  "canada",
  "united-kingdom",
  // What services work with
  "application",
  "book-chapter",
  "calendar",
  "checklist",
  "conference",
  "counselling",
  "express-entry",
  "funds",
  "housing",
  "interview",
  "job",
  "journal",
  "letter",
  "outline",
  "portfolio",
  "report",
  "research",
  "resume",
  "review",
  "scholarship",
  "statement",
  "test",
  "university",
  "visa",
] as const;

export type Illustration = (typeof illustrations)[number];
