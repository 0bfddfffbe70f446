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

export type ChoiceValue = number | "unlimited" | boolean;

export type ChosenValues = Partial<Record<ChoiceName, ChoiceValue>>;

/** Visa help counts all people; an application only its dependents. */
export function peopleWithVisaHelp(chosen: ChosenValues): number {
  if (typeof chosen.people === "number") return chosen.people;
  if (chosen.visaHelp !== true) return 0;
  return 1 + (typeof chosen.dependents === "number" ? chosen.dependents : 0);
}
