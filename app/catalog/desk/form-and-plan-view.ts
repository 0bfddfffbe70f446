import { editedForm, editedPlan, emptyWorkEdits, type WorkEdits } from "#app/catalog/work-edits.ts";
import { refundSteps, shippedQuestions, shippedSteps } from "#app/catalog/editable-work.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

const kindNames: Record<IntakeField["kind"], string> = {
  text: "A line",
  long_text: "Several lines",
  date: "A date",
  one_of: "One of several",
  several_of: "Several of a list",
  yes_no: "Yes or no",
  number: "A number",
  email: "An email address",
  web_address: "A web address",
  country: "A country",
  file: "Files",
};

/** The form and plan of a service as they are sold now, and what was taken out. */
export function workView(slug: ServiceSlug, edits: WorkEdits | null) {
  const work = edits ?? emptyWorkEdits();
  const everything = unretired(work);
  const forRefunds = refundSteps(slug);
  const questions = editedForm(shippedQuestions(slug), work);
  const steps = editedPlan(shippedSteps(slug), work);
  const free = steps.filter(({ follows }) => follows === null).map(({ name }) => name);
  const gone = (names: readonly string[], all: readonly { name: string; said: string }[]) =>
    all.filter(({ name }) => names.includes(name));
  return {
    questions: questions.map(({ name, label, hint, required, kind }, at) => ({
      name,
      label,
      hint,
      required,
      kind: kindNames[kind],
      isFirst: at === 0,
      isLast: at === questions.length - 1,
    })),
    steps: steps.map(({ name, text, by, follows }) => ({
      name,
      text,
      by: by === "customer" ? "The customer" : "We",
      isFixed: follows !== null,
      mayGo: follows === null && !forRefunds.has(name),
      isFirst: name === free[0],
      isLast: name === free.at(-1),
    })),
    gone: {
      questions: gone(
        work.questions.retired,
        editedForm(shippedQuestions(slug), everything).map(({ name, label }) => ({ name, said: label })),
      ),
      steps: gone(
        work.steps.retired,
        editedPlan(shippedSteps(slug), everything).map(({ name, text }) => ({ name, said: text })),
      ),
    },
  };
}

function unretired({ questions, steps }: WorkEdits): WorkEdits {
  return { questions: { ...questions, retired: [] }, steps: { ...steps, retired: [] } };
}
