import {
  type Answers,
  answerTo,
  askedFields,
  type PointsField,
  type PointsForm,
  tickedValue,
} from "#app/self-checks/points/form/points-form.ts";

/** One thing that would raise the score, and by how much. */
export type Raise = { id: string; label: string; gain: number; total: number; years: number };

/** Each reachable answer tried by itself. Largest gain first; of equal ones, what takes less time. */
export function raises(
  form: PointsForm,
  answers: Answers,
  totalOf: (answers: Answers) => number | null,
): Raise[] {
  const now = totalOf(answers) ?? 0;
  const found = askedFields(form, answers).flatMap((field) => {
    const gains = changesOf(field, answers).map(({ changed, ...change }) => {
      const total = totalOf({ ...answers, ...changed }) ?? now;
      return { ...change, id: `${field.name}-${Object.values(changed)[0]}`, total, gain: total - now };
    });
    return rising(gains);
  });
  return found.toSorted((a, b) => b.gain - a.gain || a.years - b.years);
}

type Change = { label: string; years: number; changed: Record<string, string> };

function changesOf(field: PointsField, answers: Answers): Change[] {
  const { name, label } = field;
  const answer = answerTo(field, answers);
  if (field.kind === "tick") {
    return field.reachable && answer !== tickedValue
      ? [{ label, years: 0, changed: { [name]: tickedValue } }]
      : [];
  }
  if (field.kind === "number") return yearsMore(field, answers);
  return (field.reachable ?? [])
    .flatMap((reachable) => field.options.find(({ value }) => value === reachable && value !== answer) ?? [])
    .map((option) => ({ label: `${label}: ${option.label}`, years: 0, changed: { [name]: option.value } }));
}

/** Years of work make one older, and that may cost points. */
function yearsMore(
  { name, label, yearsMore: most = 0, to }: PointsField & { kind: "number" },
  answers: Answers,
) {
  const worked = Number(answers[name] ?? 0);
  const age = Number(answers["age"] ?? 0);
  return Array.from({ length: most }, (_, at): Change => {
    const years = at + 1;
    return {
      label: `${label}: ${years === 1 ? "one more year" : `${years} more years`}`,
      years,
      changed: { [name]: String(Math.min(to, Math.floor(worked) + years)), age: String(age + years) },
    };
  });
}

/** Without those that ask for more and give no more than one before them. */
function rising(gains: Raise[]): Raise[] {
  const best = (before: Raise[]) => Math.max(0, ...before.map(({ gain }) => gain));
  return gains.filter(({ gain }, at) => gain > best(gains.slice(0, at)));
}
