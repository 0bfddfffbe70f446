import type { ChoiceField, NumberField, TickField } from "#app/self-checks/points/form/points-form.ts";

export function number(
  name: string,
  label: string,
  from: number,
  to: number,
  more: Partial<NumberField> = {},
): NumberField {
  return { kind: "number", name, label, from, to, step: 1, ...more };
}

export function years(name: string, label: string, to: number, more: Partial<NumberField> = {}): NumberField {
  return { kind: "number", name, label, from: 0, to, step: 0.01, start: "0", ...more };
}

export function tick(name: string, label: string, more: Partial<TickField> = {}): TickField {
  return { kind: "tick", name, label, ...more };
}

/** Opens as a list. Without a start one must choose. */
export function choice(
  name: string,
  label: string,
  options: Record<string, string>,
  more: Partial<ChoiceField> = {},
): ChoiceField {
  const listed = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  return { kind: "choice", look: "list", name, label, options: listed, ...more };
}

/** May stay open. */
export function yesOrNo(name: string, label: string, more: Partial<ChoiceField> = {}): ChoiceField {
  const options = { yes: "Yes", no: "No", unsure: "I do not know" };
  return choice(name, label, options, { look: "pills", optional: true, ...more });
}
