import type { ChosenValues } from "#app/catalog/choices.ts";

type IntakeKind =
  | { kind: "text"; lengthMax: number }
  | { kind: "long_text"; lengthMax: number }
  | { kind: "date" }
  /** Options are stored as words, so answers survive changes of the form. */
  | { kind: "one_of"; options: readonly string[] }
  | { kind: "several_of"; options: readonly string[] }
  | { kind: "yes_no" }
  | { kind: "number"; from: number; to: number }
  | { kind: "email" }
  | { kind: "web_address" }
  | { kind: "country" }
  | { kind: "file" };

export type IntakeField = IntakeKind & {
  /** Stable: answers are stored under it. */
  name: string;
  label: string;
  /** Empty where the label says enough. For private questions, says why we ask. */
  hint: string;
  required: boolean;
};

export type IntakeForm = (chosen: ChosenValues) => IntakeField[];

type FieldText = { hint?: string; optional?: true };

export function text(
  name: string,
  label: string,
  more: FieldText & { lengthMax?: number } = {},
): IntakeField {
  return { kind: "text", lengthMax: more.lengthMax ?? 200, ...about(name, label, more) };
}

export function longText(
  name: string,
  label: string,
  more: FieldText & { lengthMax?: number } = {},
): IntakeField {
  return { kind: "long_text", lengthMax: more.lengthMax ?? 3_000, ...about(name, label, more) };
}

export function date(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "date", ...about(name, label, more) };
}

export function oneOf(
  name: string,
  label: string,
  options: readonly string[],
  more: FieldText = {},
): IntakeField {
  return { kind: "one_of", options, ...about(name, label, more) };
}

export function severalOf(
  name: string,
  label: string,
  options: readonly string[],
  more: FieldText = {},
): IntakeField {
  return { kind: "several_of", options, ...about(name, label, more) };
}

export function yesNo(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "yes_no", ...about(name, label, more) };
}

export function wholeNumber(
  name: string,
  label: string,
  { from, to, ...more }: FieldText & { from: number; to: number },
): IntakeField {
  return { kind: "number", from, to, ...about(name, label, more) };
}

export function email(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "email", ...about(name, label, more) };
}

export function webAddress(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "web_address", ...about(name, label, more) };
}

export function country(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "country", ...about(name, label, more) };
}

export function file(name: string, label: string, more: FieldText = {}): IntakeField {
  return { kind: "file", ...about(name, label, more) };
}

/** One question per programme and the like: `programme_1`, `programme_2`. */
export function forEach(count: unknown, field: (at: number) => IntakeField): IntakeField[] {
  return Array.from({ length: Math.max(1, Number(count) || 1) }, (_, index) => field(index + 1));
}

function about(name: string, label: string, { hint = "", optional }: FieldText) {
  return { name, label, hint, required: optional !== true };
}
