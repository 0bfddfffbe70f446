import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";

export type IntakeSection = { title: string; fields: IntakeField[] };

/** What is asked about the work, about the person, and for files, each in the order of the form. */
export function intakeSections(form: readonly IntakeField[]): IntakeSection[] {
  const sectionOf = ({ kind, name }: IntakeField): (typeof titles)[number] => {
    if (kind === "file") return "Files";
    return personFields.has(name) ? "About you" : "What it is about";
  };
  const byTitle = Map.groupBy(form, sectionOf);
  return titles.flatMap((title) => {
    const fields = byTitle.get(title);
    return fields ? [{ title, fields }] : [];
  });
}

const titles = ["What it is about", "About you", "Files"] as const;

/** Whether an answer to one service's question is an answer to another's. */
export function asksTheSame(one: IntakeField, other: IntakeField): boolean {
  const isSame = one.name === other.name && one.kind === other.kind && one.label === other.label;
  return isSame && lastingFields.has(one.name);
}

const lastingFields = new Set([
  "age",
  "budget",
  "degree_assessed",
  "field",
  "highest_degree",
  "language",
  "level",
  "marks",
  "nationality",
  "passport_until",
  "residence",
  "tests",
]);

/** The others are asked anew each time: who comes along, and whether a visa was refused, has to be right. */
const personFields = new Set([
  ...[...lastingFields].filter((name) => name !== "field" && name !== "level"),
  "affiliation",
  "family",
  "funds",
  "mba_work",
  "refused",
  "sponsors",
  "travel",
  "work",
]);
