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

/** What has been chosen of a service. */
export type ChosenValues = Partial<Record<ChoiceName, ChoiceValue>>;

/** How many people visa help is for: a service of its own counts people, an application its dependents. */
export function peopleWithVisaHelp(chosen: ChosenValues): number {
  if (typeof chosen.people === "number") return chosen.people;
  if (chosen.visaHelp !== true) return 0;
  return 1 + (typeof chosen.dependents === "number" ? chosen.dependents : 0);
}
