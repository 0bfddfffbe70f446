import { serviceRules } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { type Configuration, configure } from "#app/pricing/configuration.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";

/** A row of the price book, without its prices. */
export type PriceRow = { service: ServiceSlug; choice: string };

/** Every row there is, in the order of the shipped book. Which rows there are is code; what they cost is not. */
export const priceRows: readonly PriceRow[] = shippedPriceBook.flatMap(({ service, choice }) =>
  isServiceSlug(service) ? [{ service, choice }] : [],
);

export function findPriceRow(service: string, choice: string): PriceRow | null {
  return priceRows.find((row) => row.service === service && row.choice === choice) ?? null;
}

/** What the price of a row is for: `12 universities`, `Each session`, `Every 1,000 words`. */
export function priceRowText({ service, choice }: PriceRow): string {
  if (choice === "first_person") return "First person";
  if (choice === "each_dependent") return "Each further person";
  const { choices, packageLabel } = serviceRules[service];
  const [name, value = ""] = choice.split(":");
  const option = choices.find((rule) => rule.name === name);
  if (option) return option.optionLabel(value === "unlimited" ? value : Number(value));
  const counted = choices.find(({ countedBy }) => countedBy !== undefined);
  if (counted?.countedBy) return `Every ${counted.countedBy.toLocaleString("en")} words`;
  const unit = choices.find((rule) => unitLabels[rule.name] !== undefined);
  return unit ? (unitLabels[unit.name] ?? "") : (packageLabel ?? "The service");
}

const unitLabels: Record<string, string> = {
  sessions: "Each session",
  days: "Each day",
  letters: "Each letter",
};

/** What somebody could buy that a row is part of, with nothing more than it takes. */
export function exampleOf({ service, choice }: PriceRow): Configuration | null {
  const [name = "", value] = choice.split(":");
  const raw = choice === "each_dependent" ? { people: "2" } : value === undefined ? {} : { [name]: value };
  const configured = configure([service], raw);
  return configured.ok ? (configured.value.configurations[0] ?? null) : null;
}
