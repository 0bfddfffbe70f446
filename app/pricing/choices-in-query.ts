import { type ChoiceName, choiceNames, type ChoiceValue } from "#app/catalog/choices.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";

/** What a choice is called in the address of a service page. */
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

/** The research group whose share is bought, beside the choices. */
export const groupIdField = "group_id";

/** The choices that an address, or a form made of the same fields, carries. A name given twice is refused further in. */
export function readChoices(fields: URLSearchParams | FormData): RawChoices {
  const named = [...choiceNames.map((name) => [name, queryNames[name]]), ["groupId", groupIdField]] as const;
  return Object.fromEntries(
    named.map(([name = "", field = ""]) => {
      const values = fields.getAll(field);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The fields by which an address or a form says what is chosen, as they were sent; empty and overlong ones left out. */
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

/** No choice, nor a group's id, is longer. */
const longestChoice = 64;

/** The same choices as fields of an address, leaving out what is off. */
export function writeChoices(choices: Partial<Record<ChoiceName, ChoiceValue>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of choiceNames) {
    const value = choices[name];
    if (value === undefined || value === false) continue;
    query.set(queryNames[name], value === true ? "1" : String(value));
  }
  return query;
}
