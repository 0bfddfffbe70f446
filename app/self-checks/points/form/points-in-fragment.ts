import {
  type Answers,
  askedFields,
  fieldsOf,
  type PointsField,
  type PointsForm,
  tickedValue,
} from "#app/self-checks/points/form/points-form.ts";
import { plainNumber } from "#app/self-checks/points/form/read-answers.ts";

/** Whether the form or its result is shown, with these answers. */
export type PointsPlace = {
  step: "form" | "result";
  answers: Answers;
  /** By which versions the result was counted when its address was made, as `stampOf` writes it. */
  counted?: string | undefined;
};

/**
 * `1.r-4-2-9.29.master..yes`: the form's version, what is shown, of a result the versions it was counted by, and the
 * fields in their order, a decimal point as `-`. In the fragment of the address, so the server never sees it. What is not
 * asked, or is no number, is not in it.
 */
export function fragmentOf(form: PointsForm, { step, answers, counted }: PointsPlace): string {
  const asked = askedFields(form, answers);
  const codes = fieldsOf(form).map((field) =>
    asked.includes(field) ? codeOf(field, answers[field.name] ?? "") : "",
  );
  while (codes.at(-1) === "") codes.pop();
  const shown = step === "form" ? "f" : counted ? `r-${counted}` : "r";
  return [form.version, shown, ...codes].join(".");
}

/** Null for anything that `fragmentOf` did not make from this version of the form. */
export function placeIn(form: PointsForm, hash: string): PointsPlace | null {
  const fragment = hash.replace(/^#/, "");
  if (!shape.test(fragment)) return null;
  const [, shown = "", ...codes] = fragment.split(".");
  const fields = fieldsOf(form);
  const answers = Object.fromEntries(
    fields
      .map((field, at) => [field.name, answerOf(field, codes[at] ?? "")] as const)
      .filter(([, answer]) => answer !== ""),
  );
  const place: PointsPlace = {
    step: shown.startsWith("r") ? "result" : "form",
    answers,
    ...(shown.startsWith("r-") && { counted: shown.slice(2) }),
  };
  // Whatever is not written as we write it was not written by us.
  return fragmentOf(form, place) === fragment ? place : null;
}

const shape = /^\d{1,3}\.(f|r(-\d{1,9}){0,4})(\.[\w-]{0,20}){0,80}$/;
const ticked = "y";

function codeOf(field: PointsField, answer: string): string {
  if (field.kind === "tick") return answer === tickedValue ? ticked : "";
  if (field.kind === "number") return plainNumber(answer)?.replace(".", "-") ?? "";
  return answer;
}

function answerOf(field: PointsField, code: string): string {
  if (field.kind === "tick") return code === ticked ? tickedValue : "";
  if (field.kind === "number") return code.replace("-", ".");
  return field.options.some(({ value }) => value === code) ? code : "";
}
