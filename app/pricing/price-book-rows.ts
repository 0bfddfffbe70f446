import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { isServiceSlug, serviceSlugs, templateOf } from "#app/catalog/find-service-slug.ts";
import { type Configuration, configure } from "#app/pricing/configuration.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";

export type PriceRow = { service: ServiceSlug; choice: string };

/** In the shipped order. Code decides which rows exist, the database what they cost. */
export function priceRows(): PriceRow[] {
  return serviceSlugs().flatMap(priceRowsOf);
}

/** Of one that the owner made, those of its template. */
export function priceRowsOf(service: ServiceSlug): PriceRow[] {
  const template = templateOf(service);
  return shippedPriceBook.flatMap((row) =>
    row.service === template ? [{ service, choice: row.choice }] : [],
  );
}

export function findPriceRow(service: string, choice: string): PriceRow | null {
  if (!isServiceSlug(service)) return null;
  return priceRowsOf(service).find((row) => row.choice === choice) ?? null;
}

export function priceRowText({ service, choice }: PriceRow): string {
  if (choice === "first_person") return "First person";
  if (choice === "each_dependent") return "Each extra person";
  const { choices, packageLabel } = rulesOf(service);
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

/** The smallest purchase that uses this row; null if there is none. */
export function exampleOf({ service, choice }: PriceRow): Configuration | null {
  const [name = "", value] = choice.split(":");
  const raw = choice === "each_dependent" ? { people: "2" } : value === undefined ? {} : { [name]: value };
  const configured = configure([service], raw);
  return configured.ok ? (configured.value.configurations[0] ?? null) : null;
}
