import { definitionOf } from "#app/catalog/find-service-slug.ts";
import type { ChosenValues } from "#app/catalog/choices.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { PlanStep } from "#app/catalog/service-parts/plan-step.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** Every question that a form of the service can have, but those asked once for each programme and the like. */
export function shippedQuestions(slug: ServiceSlug): IntakeField[] {
  const { intake } = definitionOf(slug);
  const all = union(purchasesOf(slug).map((chosen) => intake(chosen)));
  const repeated = new Set(
    all.flatMap(({ name }) => (name.endsWith("_2") ? [name.slice(0, -"_2".length)] : [])),
  );
  return all.filter(({ name }) => !repeated.has(name.replace(/_\d+$/, "")));
}

export function shippedSteps(slug: ServiceSlug): PlanStep[] {
  const { plan } = definitionOf(slug);
  return union(purchasesOf(slug).map((chosen) => plan(chosen)));
}

/** By these steps a part of the fee comes back. */
export function refundSteps(slug: ServiceSlug): Set<string> {
  const { refunds } = definitionOf(slug);
  if (refunds.by === "session") return new Set();
  return new Set(refunds.rows.flatMap(({ from }) => (typeof from === "string" ? [] : [from.step])));
}

/** The least and the most that can be bought. */
function purchasesOf(slug: ServiceSlug): ChosenValues[] {
  const { choices } = rulesOf(slug);
  const preset = choices.map((rule) => [rule.name, rule.preset] as const);
  const most = choices.map(
    ({ name, options }) => [name, "to" in options ? options.to : options.at(-1)] as const,
  );
  return [Object.fromEntries(preset), Object.fromEntries(most)];
}

function union<One extends { name: string }>(lists: readonly One[][]): One[] {
  const [first = [], ...more] = lists;
  const names = new Set(first.map(({ name }) => name));
  return [...first, ...more.flat().filter(({ name }) => !names.has(name))];
}
