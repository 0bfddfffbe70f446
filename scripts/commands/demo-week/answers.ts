import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { yesOrNo } from "#app/cases/intake/check-intake.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";

/** A whole form, as the customer might have filled it in. */
export function answersTo(form: readonly IntakeField[], now: Date) {
  const answers = new Map(form.map((field) => [field.name, [answerTo(field, now)]]));
  const files = new Set(form.filter(({ kind }) => kind === "file").map(({ name }) => name));
  return {
    typed: (name: string) => answers.get(name) ?? [],
    files: (name: string) => (files.has(name) ? [paper(name)] : []),
    removed: [] as string[],
  };
}

export function paper(name: string): File {
  const words = `This is ${name.replaceAll("_", " ")} of a person who does not exist, for a demo.\n`;
  return new File([words.repeat(12)], `${name.replaceAll("_", "-")}.txt`, { type: "text/plain" });
}

function answerTo(field: IntakeField, now: Date): string {
  switch (field.kind) {
    case "text":
      return "Materials science, at an invented university";
    case "long_text":
      return "Two years in a small laboratory that is made up for this demo, then one of teaching. I want to work on membranes, and to be near people who build them.";
    case "date":
      return utcDay(new Date(now.getTime() + 60 * dayMs));
    case "one_of":
    case "several_of":
      return field.options[0] ?? "";
    case "yes_no":
      return yesOrNo[1] ?? "";
    case "number":
      return String(field.from);
    case "email":
      return "reference@landfall.example";
    case "web_address":
      return "https://landfall.example/profile";
    case "country":
      return "CA";
    case "file":
      return "";
  }
}
