import type { ChoiceName, ChoiceValue } from "#app/catalog/choices.ts";

export type ChoiceOptions = readonly ChoiceValue[] | { from: number; to: number };

export type ChoiceRule = {
  name: ChoiceName;
  label: string;
  options: ChoiceOptions;
  optionLabel: (value: ChoiceValue) => string;
  /** Priced while nothing is chosen. */
  preset: ChoiceValue;
  /** Must be chosen before buying (spec section 5). */
  required: boolean;
  /** What is said when it was not. */
  ask?: string;
  /** Preselected although required (spec section 9: default 8). */
  preselected?: true;
  note?: (value: ChoiceValue) => string;
  /** Words are priced per so many, rounded up. */
  countedBy?: number;
};

export function allows(options: ChoiceOptions, value: ChoiceValue): boolean {
  if (isRange(options)) {
    return (
      typeof value === "number" && Number.isInteger(value) && value >= options.from && value <= options.to
    );
  }
  return options.includes(value);
}

export function isRange(options: ChoiceOptions): options is { from: number; to: number } {
  return "from" in options;
}

/** Interviews and GRE coaching (spec section 9). */
const roundsPerSession = 3;
const furtherMocksMax = 6;

export const universities: ChoiceRule = {
  name: "universities",
  label: "Number of universities",
  options: [5, 8, 10, 12, 15, 20],
  optionLabel: (value) => `${value} universities`,
  preset: 8,
  required: true,
  ask: "Choose the number of universities",
  preselected: true,
};

export const drafts: ChoiceRule = {
  name: "drafts",
  label: "Customization",
  options: [1, 2, 3, 5],
  optionLabel: (value) => `Draft (${value} Customization)`,
  preset: 1,
  required: true,
  ask: "Choose a customization",
};

export const letters: ChoiceRule = {
  name: "letters",
  label: "Number of LORs",
  options: wholeNumbers(1, 6),
  optionLabel: (value) => counted(value, "LOR", "LORs"),
  preset: 1,
  required: true,
  ask: "Choose the number of LORs",
};

export const counsellingSessions: ChoiceRule = {
  name: "sessions",
  label: "Sessions",
  options: [1, 2, 3, 5],
  optionLabel: (value) => counted(value, "session", "sessions"),
  preset: 1,
  required: false,
};

export const sessionsOfRounds: ChoiceRule = {
  ...counsellingSessions,
  options: wholeNumbers(1, 12),
  required: true,
  ask: "Choose the number of sessions",
  note: (value) => `${Number(value) * roundsPerSession} rounds`,
};

export const days: ChoiceRule = {
  name: "days",
  label: "Plan (days)",
  options: wholeNumbers(2, 15),
  optionLabel: (value) => counted(value, "day", "days"),
  preset: 2,
  required: false,
};

export const plagiarismWords: ChoiceRule = {
  name: "words",
  label: "Words",
  options: { from: 1, to: 50_000 },
  optionLabel: (value) => counted(value, "word", "words"),
  // The first thousand cost the same as one word.
  preset: 1_000,
  required: false,
  countedBy: 1_000,
};

export const assignmentWords: ChoiceRule = {
  ...plagiarismWords,
  options: { from: 250, to: 10_000 },
  preset: 250,
  countedBy: 250,
};

export const coAuthors: ChoiceRule = {
  name: "coAuthors",
  label: "Co-authors",
  options: wholeNumbers(0, 5),
  optionLabel: (value) => (value === 0 ? "No co-authors" : counted(value, "co-author", "co-authors")),
  preset: 0,
  required: false,
};

export const people: ChoiceRule = {
  name: "people",
  label: "Number of people",
  options: wholeNumbers(1, 12),
  optionLabel: (value) => counted(value, "person", "people"),
  preset: 1,
  required: false,
};

export const dependents: ChoiceRule = {
  name: "dependents",
  label: "Dependents",
  options: wholeNumbers(0, 5),
  optionLabel: (value) => (value === 0 ? "No dependents" : counted(value, "dependent", "dependents")),
  preset: 0,
  required: false,
};

export const jobApplications: ChoiceRule = {
  name: "jobApplications",
  label: "Job applications",
  options: [3, 5, 8, 10, "unlimited"],
  optionLabel: (value) => (value === "unlimited" ? "Unlimited applications" : `${value} applications`),
  preset: 3,
  required: false,
};

export const visaHelp = flag("visaHelp", "Add visa help");
export const mba = flag("mba", "MBA");
export const lightning = flag("lightning", "Lightning speed");

type MocksRule = ChoiceRule & { options: number[] };

const mocksRules = new Map<number, MocksRule>();

/** One per person is included. */
export function mocksFor(peopleCount: number): MocksRule {
  const rule = mocksRules.get(peopleCount) ?? mocksRule(peopleCount);
  mocksRules.set(peopleCount, rule);
  return rule;
}

function mocksRule(peopleCount: number): MocksRule {
  return {
    name: "mocks",
    label: "Visa mocks",
    options: wholeNumbers(peopleCount, peopleCount + furtherMocksMax),
    optionLabel: (value) => counted(value, "visa mock", "visa mocks"),
    preset: peopleCount,
    required: false,
    note: (value) => (Number(value) > peopleCount ? `${Number(value) - peopleCount} extra` : "included"),
  };
}

function flag(name: ChoiceName, label: string): ChoiceRule {
  return {
    name,
    label,
    options: [false, true],
    optionLabel: (value) => (value === true ? "Yes" : "No"),
    preset: false,
    required: false,
  };
}

/** Creating one costs far more than using it. */
const grouped = new Intl.NumberFormat("en");

/** 12,000 */
export function groupedCount(count: number): string {
  return count < 1_000 ? String(count) : grouped.format(count);
}

function counted(value: ChoiceValue, one: string, many: string): string {
  return value === 1 ? `1 ${one}` : `${groupedCount(Number(value))} ${many}`;
}

function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
