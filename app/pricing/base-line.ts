import { type ChoiceRule, groupedCount } from "#app/catalog/choice-rules.ts";
import type { ChoiceName } from "#app/catalog/choices.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { formatMoney } from "#app/money/format.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { type Terms, unitPrice } from "#app/pricing/unit-price.ts";
import { visaHelpLine } from "#app/pricing/visa-help.ts";

const priceTables: ReadonlySet<ChoiceName> = new Set(["universities", "drafts", "jobApplications"]);
const counts: ReadonlySet<ChoiceName> = new Set(["letters", "sessions", "days"]);

export function baseLine(configuration: CatalogueConfiguration, terms: Terms, heading: string): QuoteLine {
  const { service } = configuration;
  const rules = rulesOf(service);
  for (const rule of rules.choices) {
    if (rule.name === "people") return { ...visaHelpLine(configuration, terms), kind: "base" };
    if (priceTables.has(rule.name)) return tableLine(configuration, terms, rule);
    if (counts.has(rule.name)) return countedLine(configuration, terms, rule);
    if (rule.countedBy !== undefined) return wordsLine(configuration, terms, rule, rule.countedBy);
  }
  return base(rules.packageLabel ?? heading, unitOf(service, terms));
}

function tableLine({ service, choices }: CatalogueConfiguration, terms: Terms, rule: ChoiceRule): QuoteLine {
  const value = choices[rule.name] ?? rule.preset;
  return base(rule.optionLabel(value), unitPrice(terms, service, `${rule.name}:${value}`));
}

function countedLine(
  { service, choices }: CatalogueConfiguration,
  terms: Terms,
  rule: ChoiceRule,
): QuoteLine {
  const value = choices[rule.name] ?? rule.preset;
  const unit = unitOf(service, terms);
  const rounds = rule.note ? ` (${rule.note(value)})` : "";
  const each = Number(value) > 1 ? `, ${formatMoney(unit, terms.currency)} each` : "";
  return base(`${rule.optionLabel(value)}${rounds}${each}`, unit * BigInt(Number(value)));
}

function wordsLine(
  { service, choices }: CatalogueConfiguration,
  terms: Terms,
  rule: ChoiceRule,
  countedBy: number,
): QuoteLine {
  const words = Number(choices[rule.name] ?? rule.preset);
  const blocks = Math.ceil(words / countedBy);
  const countedAs = blocks * countedBy;
  const note = countedAs === words ? "" : `, counted as ${groupedCount(countedAs)}`;
  return base(`${rule.optionLabel(words)}${note}`, unitOf(service, terms) * BigInt(blocks));
}

function unitOf(service: ServiceSlug, terms: Terms): bigint {
  return unitPrice(terms, service, "unit");
}

function base(label: string, amount: bigint): QuoteLine {
  return { kind: "base", label, amount };
}
