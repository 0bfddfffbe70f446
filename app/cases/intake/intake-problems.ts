import { checkIntake } from "#app/cases/intake/check-intake.ts";
import { answerField } from "#app/cases/intake/intake-refusals.ts";
import type { CaseProblem } from "#app/cases/case-part.ts";
import type { IntakeFormView } from "#app/cases/intake/intake-view.ts";

/**
 * What is wrong with each answer that was typed, by the names of the fields. The server names the first; the others are
 * found by its own rule, so that nobody is sent back once for each. Files that were chosen are known to it alone.
 */
export function intakeProblems(
  form: IntakeFormView,
  problem: CaseProblem | null,
): ReadonlyMap<string, string> {
  if (!problem?.field) return new Map();
  const { problems } = checkIntake(form.fields, {
    typed: (name) => problem.typed[answerField(name)] ?? [],
    sending: problem.typed["later"] === undefined,
    hasFiles: () => true,
    countries: new Set(form.countries.map(({ value }) => value)),
  });
  const named = form.fields.filter(({ name }) => answerField(name) === problem.field);
  return new Map([
    ...problems.map(({ name, message }) => [name, message] as const),
    ...named.map(({ name }) => [name, problem.message] as const),
  ]);
}
