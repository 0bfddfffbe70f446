/** What a customer can choose when configuring a service, in our words. */
export const choiceNames = [
  "universities",
  "drafts",
  "letters",
  "sessions",
  "days",
  "words",
  "coAuthors",
  "people",
  "dependents",
  "jobApplications",
  "mba",
  "lightning",
  "visaHelp",
  "mocks",
] as const;

export type ChoiceName = (typeof choiceNames)[number];

/** A choice's value: a count, `unlimited`, or yes and no. */
export type ChoiceValue = number | "unlimited" | boolean;
