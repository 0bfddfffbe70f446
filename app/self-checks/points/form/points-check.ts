import type { Outcome } from "#app/platform/outcome.ts";
import type { Answers, PointsForm } from "#app/self-checks/points/form/points-form.ts";
import type { PointsLetter } from "#app/self-checks/points/form/points-letter.ts";
import { type AnswerReader, readAnswers } from "#app/self-checks/points/form/read-answers.ts";

/** A point system as a check: what it asks, and what it says of the answers. `Tables` are the versions it counts by. */
export type PointsCheck<Tables> = {
  form: (tables: Tables) => PointsForm;
  letter: (
    read: AnswerReader,
    asked: { form: PointsForm; tables: Tables; answers: Answers },
  ) => Outcome<PointsLetter>;
};

export function letterFor<Tables>(
  check: PointsCheck<Tables>,
  tables: Tables,
  answers: Answers,
): Outcome<PointsLetter> {
  const form = check.form(tables);
  const read = readAnswers(form, answers);
  return read.ok ? check.letter(read.value, { form, tables, answers }) : read;
}
