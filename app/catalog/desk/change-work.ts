import { refundSteps, shippedQuestions, shippedSteps } from "#app/catalog/editable-work.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import {
  type AddedKind,
  editedForm,
  editedPlan,
  type QuestionEdit,
  type StepEdit,
  type WorkEdits,
} from "#app/catalog/work-edits.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type WorkChange =
  | { to: "change_question"; name: string; question: QuestionEdit }
  | { to: "add_question"; question: QuestionEdit & { kind: AddedKind } }
  | { to: "change_step"; name: string; step: StepEdit }
  | { to: "add_step"; step: StepEdit & { by: "customer" | "counsellor" } }
  | { to: "move" | "retire" | "restore"; list: WorkList; name: string; direction?: "up" | "down" };

export type WorkList = "questions" | "steps";

/** The edits with one more; the same once more changes nothing. */
export function withChange(slug: ServiceSlug, edits: WorkEdits, change: WorkChange): Outcome<WorkEdits> {
  switch (change.to) {
    case "change_question": {
      if (!namesIn(slug, edits).questions.includes(change.name)) return unknownPart;
      return asksTooMuch(change.question) ?? changing(edits, "questions", change.name, change.question);
    }
    case "change_step":
      if (!namesIn(slug, edits).steps.includes(change.name)) return unknownPart;
      return changing(edits, "steps", change.name, change.step);
    case "add_question": {
      const { added } = edits.questions;
      const wrong = asksTooMuch(change.question) ?? (added.length >= addedMax ? tooMany : null);
      if (wrong) return wrong;
      const question = { name: `own_${added.length + 1}`, ...change.question };
      return done({ ...edits, questions: { ...edits.questions, added: [...added, question] } });
    }
    case "add_step": {
      const { added } = edits.steps;
      if (added.length >= addedMax) return tooMany;
      const step = { name: `own_${added.length + 1}`, ...change.step };
      return done({ ...edits, steps: { ...edits.steps, added: [...added, step] } });
    }
    case "move":
      return moving(slug, edits, change);
    case "retire":
      return retiring(slug, edits, change);
    case "restore":
      return done(
        withRetired(edits, change.list, (retired) => retired.filter((name) => name !== change.name)),
      );
  }
}

/** Each list as the desk shows it: what is asked, in its order. */
export function namesIn(slug: ServiceSlug, edits: WorkEdits): Record<WorkList, string[]> {
  const free = editedPlan(shippedSteps(slug), edits).filter(({ follows }) => follows === null);
  return {
    questions: editedForm(shippedQuestions(slug), edits).map(({ name }) => name),
    steps: free.map(({ name }) => name),
  };
}

function changing(
  edits: WorkEdits,
  list: WorkList,
  name: string,
  to: QuestionEdit | StepEdit,
): Outcome<WorkEdits> {
  return done({ ...edits, [list]: { ...edits[list], changed: { ...edits[list].changed, [name]: to } } });
}

type Named = Extract<WorkChange, { list: WorkList }>;

function moving(slug: ServiceSlug, edits: WorkEdits, { list, name, direction }: Named): Outcome<WorkEdits> {
  const names = namesIn(slug, edits)[list];
  const at = names.indexOf(name);
  if (at === -1) return unknownPart;
  const other = direction === "up" ? at - 1 : at + 1;
  const neighbour = names[other];
  if (neighbour === undefined) return done(edits);
  const order = names.with(at, neighbour).with(other, name);
  return done({ ...edits, [list]: { ...edits[list], order } });
}

function retiring(slug: ServiceSlug, edits: WorkEdits, { list, name }: Named): Outcome<WorkEdits> {
  const names = namesIn(slug, edits)[list];
  if (!names.includes(name)) return unknownPart;
  if (list === "steps" && refundSteps(slug).has(name)) return neededForRefunds;
  if (names.length === 1) return lastOne;
  return done(withRetired(edits, list, (retired) => [...retired, name]));
}

function withRetired(edits: WorkEdits, list: WorkList, change: (retired: string[]) => string[]): WorkEdits {
  return { ...edits, [list]: { ...edits[list], retired: change(edits[list].retired) } };
}

/** What no form may ask for. */
function asksTooMuch({ label, hint }: QuestionEdit) {
  return /password|passport number|(credit|debit) card|card number|bank account|\bcvv\b|\bpin\b/i.test(
    `${label} ${hint}`,
  )
    ? forbiddenQuestion
    : null;
}

const addedMax = 10;

const unknownPart = refuse({
  code: "unknown_part",
  message: "This is not part of the service, or no longer.",
  status: 404,
});

const neededForRefunds = refuse({
  code: "needed_for_refunds",
  message: "What comes back when a customer cancels depends on this step. It cannot go.",
  status: 422,
});

const lastOne = refuse({ code: "last_one", message: "One has to be left.", status: 422 });

const tooMany = refuse({
  code: "too_many",
  message: `At most ${addedMax} of your own can be added.`,
  status: 422,
});

const forbiddenQuestion = refuse({
  code: "forbidden_question",
  message: "No form asks for passwords, or for the number of a passport, card or account.",
  status: 422,
  field: "label",
});
