import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { PlanStep } from "#app/catalog/service-parts/plan-step.ts";

export const addedKinds = {
  text: "A line",
  long_text: "Several lines",
  yes_no: "Yes or no",
  date: "A date",
  file: "A file",
} as const;
export type AddedKind = keyof typeof addedKinds;

export const workLengthMax = { label: 150, hint: 400, step_text: 150 };

export type QuestionEdit = { label: string; hint: string; required: boolean };
export type StepEdit = { text: string };

type ListEdits<Change, Added> = {
  changed: Record<string, Change>;
  /** Stay in the list, so that a name is never given twice. */
  added: (Added & { name: string })[];
  retired: string[];
  /** Of those that were moved. */
  order: string[];
};

type AddedQuestion = QuestionEdit & { kind: AddedKind };
type AddedStep = StepEdit & { by: PlanStep["by"] };

/** What the owner changed in a service's form and plan. */
export type WorkEdits = {
  questions: ListEdits<QuestionEdit, AddedQuestion>;
  steps: ListEdits<StepEdit, AddedStep>;
};

export function emptyWorkEdits(): WorkEdits {
  const none = () => ({ changed: {}, added: [], retired: [], order: [] });
  return { questions: none(), steps: none() };
}

export function isUnedited({ questions, steps }: WorkEdits): boolean {
  return (
    [questions, steps].every(
      ({ changed, added, retired }) =>
        Object.keys(changed).length === 0 && added.length === 0 && retired.length === 0,
    ) && questions.order.length + steps.order.length === 0
  );
}

export function editedForm(form: readonly IntakeField[], { questions }: WorkEdits): IntakeField[] {
  const all = [...form, ...questions.added.map(questionOf)].map((field) => changed(field, questions.changed));
  return inOrder(withoutRetired(all, questions.retired), questions.order);
}

/** Those that follow a fact stay where they are, and so do the days: a step that moves takes the day of its new place. */
export function editedPlan(plan: readonly PlanStep[], { steps }: WorkEdits): PlanStep[] {
  const delivered = plan.findIndex(({ follows }) => follows === "delivered");
  const added = steps.added.map((step, at): PlanStep => {
    const before = plan[delivered - 1]?.share ?? 0;
    // Between the last step and the delivery, each nearer to it.
    const share =
      plan[delivered]?.share === null ? null : before + ((1 - before) * (at + 1)) / (steps.added.length + 1);
    return { name: step.name, text: step.text, by: step.by, share, follows: null };
  });
  const all = plan.toSpliced(delivered, 0, ...added).map((step) => changed(step, steps.changed));
  const kept = withoutRetired(all, steps.retired);
  return inOrder(kept, steps.order).map((step, at) => ({ ...step, share: kept[at]!.share }));
}

function questionOf({ name, label, hint, required, kind }: AddedQuestion & { name: string }): IntakeField {
  const about = { name, label, hint, required };
  switch (kind) {
    case "text":
      return { kind, lengthMax: 200, ...about };
    case "long_text":
      return { kind, lengthMax: 3_000, ...about };
    case "yes_no":
    case "date":
    case "file":
      return { kind, ...about };
  }
}

function changed<One extends { name: string }>(one: One, edits: Record<string, Partial<One>>): One {
  return Object.hasOwn(edits, one.name) ? { ...one, ...edits[one.name] } : one;
}

function withoutRetired<One extends { name: string }>(
  all: readonly One[],
  retired: readonly string[],
): One[] {
  return all.filter(({ name }) => !retired.includes(name));
}

/** Those that were moved change places with each other alone. */
function inOrder<One extends { name: string }>(all: readonly One[], order: readonly string[]): One[] {
  const isMoved = ({ name }: One) => order.includes(name);
  const moved = all
    .filter(isMoved)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .values();
  return all.map((one) => (isMoved(one) ? moved.next().value! : one));
}
