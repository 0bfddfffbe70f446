import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { KeptFile, SentAnswer } from "#app/cases/intake/intake-view.ts";
import { writtenDate } from "#app/platform/dates.ts";

type Sent = {
  answers: IntakeAnswers;
  files: Record<string, KeptFile[]>;
  countryName: (code: string) => string;
};

/** In the form's order. Questions since removed come last, under their stored name. */
export function sentAnswers(
  fields: readonly IntakeField[],
  { answers, files, countryName }: Sent,
): SentAnswer[] {
  const asked = fields.map((field) => ({
    label: field.label,
    text: answerText(field, answers[field.name] ?? "", countryName),
    files: files[field.name] ?? [],
  }));
  const known = new Set(fields.map(({ name }) => name));
  const earlier = [...new Set([...Object.keys(answers), ...Object.keys(files)])].filter(
    (name) => !known.has(name),
  );
  return [
    ...asked,
    ...earlier.map((name) => ({
      label: name.replaceAll("_", " "),
      text: [answers[name] ?? ""].flat().join(", "),
      files: files[name] ?? [],
    })),
  ].filter((one) => one.text !== "" || one.files.length > 0);
}

function answerText(
  { kind }: IntakeField,
  answer: string | string[],
  countryName: Sent["countryName"],
): string {
  if (typeof answer !== "string") return answer.join(", ");
  if (answer === "") return "";
  if (kind === "date") return writtenDate(answer);
  return kind === "country" ? countryName(answer) : answer;
}
