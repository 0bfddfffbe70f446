import { type ChoiceRule, isRange } from "#app/catalog/choice-rules.ts";
import type { ChoiceValue } from "#app/catalog/choices.ts";
import { offeredChoices, type ServiceRules } from "#app/catalog/service-rules.ts";
import { queryNames } from "#app/pricing/choices-in-query.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type ChoiceField = {
  name: string;
  label: string;
  /** Said when it has to be chosen and was not. */
  ask: string | null;
  info?: string | null;
  /** What it costs beside this service, such as `Each extra mock: ₹1,874.25 (was ₹2,499.00)`. */
  offer?: { text: string; saving: string } | null;
} & (
  | { kind: "flag"; on: boolean }
  | { kind: "options"; value: string; options: { value: string; label: string }[]; note: string | null }
  | { kind: "number"; value: string; from: number; to: number }
);

/** In the order of the rules. Required choices start empty, so nobody buys a number they never chose. */
export function choiceFields(
  rules: ServiceRules,
  configuration: Configuration,
  missing: readonly string[],
): ChoiceField[] {
  return offeredChoices(rules, configuration.choices).map((rule) => {
    return fieldOf(rule, missing.includes(rule.name) ? undefined : configuration.choices[rule.name]);
  });
}

function fieldOf(rule: ChoiceRule, value: ChoiceValue | undefined): ChoiceField {
  const named = { name: queryNames[rule.name], label: rule.label, ask: rule.ask ?? null };
  if (isRange(rule.options)) {
    return { ...named, kind: "number", value: String(value ?? rule.preset), ...rule.options };
  }
  if (typeof rule.preset === "boolean") return { ...named, kind: "flag", on: value === true };
  return {
    ...named,
    kind: "options",
    value: value === undefined ? "" : String(value),
    options: rule.options.map((option) => ({ value: String(option), label: optionText(rule, option) })),
    note: value === undefined ? null : (rule.note?.(value) ?? null),
  };
}

/** Rounds appear beside sessions (spec section 9). */
function optionText(rule: ChoiceRule, option: ChoiceValue): string {
  const note = rule.note?.(option);
  return note ? `${rule.optionLabel(option)}, ${note}` : rule.optionLabel(option);
}
