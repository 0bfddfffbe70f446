import { allows, type ChoiceOptions, type ChoiceRule, isRange } from "#app/catalog/choice-rules.ts";
import type { ChoiceValue } from "#app/catalog/choices.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/**
 * Null if not sent. Refuses any value not offered: `invalid_choice`. Accepts digits as text, and yes as `1`, `"1"` or
 * `"true"`.
 */
export function readChoice(rule: ChoiceRule, raw: unknown): Outcome<ChoiceValue | null> {
  if (raw === undefined || raw === null || raw === "") return done(null);
  const value = isFlag(rule.options) ? readFlag(raw) : readCount(raw);
  if (value === null || !allows(rule.options, value)) return invalidChoice(rule);
  return done(value);
}

export function invalidChoice(rule: ChoiceRule): Outcome<never> {
  return refuse({
    code: "invalid_choice",
    message: `“${rule.label}” has a value that is not offered. Choose ${offered(rule)}.`,
    status: 422,
    field: rule.name,
  });
}

function isFlag(options: ChoiceOptions): boolean {
  return !isRange(options) && options.includes(true);
}

function readFlag(raw: unknown): boolean | null {
  if (raw === true || raw === 1 || raw === "1" || raw === "true") return true;
  if (raw === false || raw === 0 || raw === "0" || raw === "false") return false;
  return null;
}

function readCount(raw: unknown): ChoiceValue | null {
  if (raw === "unlimited") return raw;
  if (typeof raw === "string" && /^\d{1,9}$/.test(raw)) return Number(raw);
  return typeof raw === "number" && Number.isSafeInteger(raw) ? raw : null;
}

function offered(rule: ChoiceRule): string {
  if (isRange(rule.options)) {
    return `a whole number from ${rule.options.from.toLocaleString("en")} to ${rule.options.to.toLocaleString("en")}`;
  }
  if (isFlag(rule.options)) return "yes or no";
  return new Intl.ListFormat("en", { type: "disjunction" }).format(rule.options.map(String));
}
