import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse, refuseAll, type Refused } from "#app/platform/outcome.ts";
import {
  type Answers,
  answerTo,
  askedFields,
  fieldsOf,
  type NumberField,
  type PointsField,
  type PointsForm,
  tickedValue,
} from "#app/self-checks/points/form/points-form.ts";

/** What a form holds, as it was typed. Options that are not on offer are left out. */
export function answersInForm(form: PointsForm, sent: FormData): Answers {
  const typed = fieldsOf(form).map((field) => [field.name, typedIn(field, sent)] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ""));
}

/** The answers by their meaning, or everything that is wrong with them. */
export type AnswerReader = {
  /** Zero for a question that is not asked. */
  number: (name: string) => number;
  numberOrNull: (name: string) => number | null;
  choice: <Value extends string>(name: string, values: readonly Value[]) => Value;
  choiceOrNull: <Value extends string>(name: string, values: readonly Value[]) => Value | null;
  ticked: (name: string) => boolean;
  /** Null for a question that is not answered. */
  yesOrNo: (name: string) => boolean | null;
};

export function readAnswers(form: PointsForm, answers: Answers): Outcome<AnswerReader> {
  const asked = askedFields(form, answers);
  const faults = asked.flatMap((field) => faultOf(field, answerTo(field, answers)) ?? []);
  if (faults.length > 0) return refuseAll(faults);
  const texts = new Map(asked.map((field) => [field.name, answerTo(field, answers)]));
  const text = (name: string) => texts.get(name) ?? "";
  const numberOrNull = (name: string) => (text(name) === "" ? null : numberIn(text(name)));
  const choiceOrNull = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name)) ?? null;
  return done({
    number: (name) => numberOrNull(name) ?? 0,
    numberOrNull,
    choice(name, values) {
      const chosen = choiceOrNull(name, values);
      invariant(chosen !== null, "every required choice is made");
      return chosen;
    },
    choiceOrNull,
    ticked: (name) => text(name) === tickedValue,
    yesOrNo(name) {
      const chosen = choiceOrNull(name, ["yes", "no"]);
      return chosen === null ? null : chosen === "yes";
    },
  });
}

/** As it is written in an address, or null for what is none. */
export function plainNumber(typed: string): string | null {
  const number = numberIn(typed);
  return Number.isNaN(number) ? null : String(number);
}

const longest = 40;

function typedIn(field: PointsField, sent: FormData): string {
  const value = sent.get(field.name);
  const text = typeof value === "string" ? value.trim().slice(0, longest) : "";
  if (field.kind === "tick") return text === tickedValue ? text : "";
  if (field.kind === "number") return text;
  return field.options.some((option) => option.value === text) ? text : "";
}

function faultOf(field: PointsField, answer: string): Refused | null {
  if (field.kind === "tick") return null;
  if (answer === "") return field.optional ? null : fault(field, missingText(field));
  if (field.kind === "choice") return null;
  const number = numberIn(answer);
  const { from, to, step } = field;
  // Parts of a number are not exact: 0.07 is 7.000000000000001 hundredths.
  const isOnStep = Math.abs(number / step - Math.round(number / step)) < 1e-6;
  return number >= from && number <= to && isOnStep ? null : fault(field, rangeText(field));
}

function fault({ name, label }: PointsField, message: string): Refused {
  return refuse({ code: "answer_not_read", message: `${label}: ${message}`, status: 422, field: name });
}

function missingText({ kind }: PointsField): string {
  return kind === "choice" ? "choose one." : "fill this in.";
}

function rangeText({ from, to, step }: NumberField): string {
  const kind = { 1: "a whole number", 0.5: "a number in steps of 0.5", 0.01: "a number" }[step];
  return `${kind} from ${from.toLocaleString("en")} to ${to.toLocaleString("en")}.`;
}

/** People write 6,5 and 15,263 and 15 263. */
function numberIn(typed: string): number {
  const text = typed
    .replaceAll(/[\s\u00A0]/g, "")
    .replaceAll(/,(?=\d{3}(\D|$))/g, "")
    .replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}
