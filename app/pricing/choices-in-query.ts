import { type ChoiceName, choiceNames, type ChoiceValue } from "#app/catalog/choices.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";

export const queryNames: Record<ChoiceName, string> = {
  universities: "universities",
  drafts: "drafts",
  letters: "letters",
  sessions: "sessions",
  days: "days",
  words: "words",
  coAuthors: "co_authors",
  people: "people",
  dependents: "dependents",
  jobApplications: "applications",
  mba: "mba",
  lightning: "lightning",
  visaHelp: "visa_help",
  mocks: "mocks",
};

export const groupIdField = "group_id";

/** Keeps repeated names, which `configure` refuses. */
export function readChoices(fields: URLSearchParams | FormData): RawChoices {
  const named = [...choiceNames.map((name) => [name, queryNames[name]]), ["groupId", groupIdField]] as const;
  return Object.fromEntries(
    named.map(([name = "", field = ""]) => {
      const values = fields.getAll(field);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Drops empty and overlong values. */
export function copyChoices(fields: URLSearchParams | FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...choiceNames.map((choice) => queryNames[choice]), groupIdField]) {
    for (const value of fields.getAll(name)) {
      if (typeof value === "string" && value !== "" && value.length <= longestChoice)
        query.append(name, value);
    }
  }
  return query;
}

const longestChoice = 64;

export function writeChoices(choices: Partial<Record<ChoiceName, ChoiceValue>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of choiceNames) {
    const value = choices[name];
    if (value === undefined || value === false) continue;
    query.set(queryNames[name], value === true ? "1" : String(value));
  }
  return query;
}
