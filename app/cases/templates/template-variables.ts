import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export const templateNameMax = 80;

/** What stands in for each in a text, and how it is called where it is missing. */
const templateVariables = {
  customer_first_name: "the customer’s first name",
  service: "the service",
  due_date: "the due date",
  counsellor: "the counsellor",
  order_number: "the order number",
} as const;

type TemplateVariable = keyof typeof templateVariables;
export type TemplateValues = Record<TemplateVariable, string | null>;

const mark = /\{\{([^{}]*)\}\}/g;

/** A missing value is named in the text, so that it is filled in by hand. */
export function fillTemplate(body: string, values: TemplateValues): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const text = body.replaceAll(mark, (whole, inside: string) => {
    const name = inside.trim();
    if (!isVariable(name)) return whole;
    const value = values[name];
    if (value !== null) return value;
    missing.add(templateVariables[name]);
    return missingMark(name);
  });
  return { text, missing: [...missing] };
}

/** What a template left open and nobody has filled in: the customer must not read it. */
export function leftOpen(text: string): string[] {
  return variables
    .filter((name) => text.includes(missingMark(name)) || variablesIn(text).includes(name))
    .map((name) => templateVariables[name]);
}

/** Refuses what is no variable, and braces that are not closed. */
export function checkVariables(body: string): Outcome<null> {
  const unknown = variablesIn(body).find((name) => !isVariable(name));
  if (unknown !== undefined) return wrong(`There is no variable “{{${unknown}}}”.`);
  return /\{\{|\}\}/.test(body.replaceAll(mark, "")) ? wrong("Write each variable as {{name}}.") : done(null);
}

const variables = Object.keys(templateVariables) as TemplateVariable[];

export const variableList = variables.map((name) => `{{${name}}}`).join(", ");

function isVariable(name: string): name is TemplateVariable {
  return Object.hasOwn(templateVariables, name);
}

function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(mark), ([, inside = ""]) => inside.trim());
}

function missingMark(name: TemplateVariable): string {
  return `[${templateVariables[name]}: not known yet]`;
}

function wrong(message: string) {
  return refuse({
    code: "unknown_variable",
    message: `${message} These can be used: ${variableList}.`,
    status: 422,
    field: "body",
  });
}
