import { isRange } from "#app/catalog/choice-rules.ts";
import { saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import { formatMoney } from "#app/money/format.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type CatalogueConfiguration, configure, type RawChoices } from "#app/pricing/configuration.ts";
import { quote } from "#app/pricing/quote.ts";
import { type QuoteTerms, quoteTerms } from "#app/pricing/quote-terms.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Hundredths of `currency`, from one read of book and rate; none for what is paused. Refuses as `quoteTerms`. */
export async function startingPrices(
  currency: Currency,
  now: Date,
): Promise<Outcome<Map<ServiceSlug, bigint>>> {
  const [terms, sale] = await Promise.all([quoteTerms(currency, null, now), saleTermsOfAll()]);
  if (!terms.ok) return terms;
  const sold = serviceSlugs().filter((service) => !sale.get(service)?.pause);
  const smallest = sold.flatMap((service) => smallestOf(service) ?? []);
  return done(new Map(smallest.map((one) => [one.service, priceOf(one, terms.value)])));
}

export async function startingPriceOf(
  service: ServiceSlug,
  currency: Currency,
  now: Date,
): Promise<Outcome<bigint | null>> {
  const smallest = smallestOf(service);
  const sale = await saleTermsOfAll();
  if (!smallest || sale.get(service)?.pause) return done(null);
  const terms = await quoteTerms(currency, null, now);
  return terms.ok ? done(priceOf(smallest, terms.value)) : terms;
}

/** "from" where choices can make it more. */
export function startingPriceText(service: ServiceSlug, price: bigint, currency: Currency): string {
  const isLeast = rulesOf(service).choices.some(({ preset }) => typeof preset !== "boolean");
  return `${isLeast ? "from " : ""}${formatMoney(price, currency)}`;
}

function priceOf(configuration: CatalogueConfiguration, terms: QuoteTerms): bigint {
  return quote({ ...terms, configurations: [configuration], coupon: null, credit: 0n }).price;
}

/** Null where none is bought online. */
function smallestOf(service: ServiceSlug): CatalogueConfiguration | null {
  if (rulesOf(service).sale === "eligibility_check") return null;
  const configured = configure([service], smallestChoices(service));
  return configured.ok ? (configured.value.configurations[0] ?? null) : null;
}

function smallestChoices(service: ServiceSlug): RawChoices {
  const choices = rulesOf(service).choices.filter(
    (rule) => typeof rule.preset !== "boolean" && rule.name !== "mocks",
  );
  return Object.fromEntries(
    choices.map(({ name, options }) => [name, isRange(options) ? options.from : options[0]]),
  );
}
