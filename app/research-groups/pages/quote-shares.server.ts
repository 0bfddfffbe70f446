import type { ChoiceRule } from "#app/catalog/choice-rules.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { researchService } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { configure } from "#app/pricing/configuration.ts";
import { quote, type Quote } from "#app/pricing/quote.ts";
import { quoteTerms } from "#app/pricing/quote-terms.server.ts";
import type { Currency } from "#app/money/currency.ts";

type ShareQuote = { coAuthors: number; members: number; quote: Quote };

/** One read of book and rate for all sizes. Refuses as `quoteTerms`. */
export async function quoteShares(
  sizes: readonly number[],
  currency: Currency,
  now: Date,
): Promise<Outcome<ShareQuote[]>> {
  const terms = await quoteTerms(currency, null, now);
  if (!terms.ok) return terms;
  const shares: ShareQuote[] = [];
  for (const coAuthors of sizes) {
    const configured = configure([researchService], { coAuthors });
    if (!configured.ok) return configured;
    const { configurations } = configured.value;
    // No quote id: nothing is bought here, and the page is cached.
    const asked = { ...terms.value, id: "", configurations, coupon: null, credit: 0n };
    shares.push({ coAuthors, members: coAuthors + 1, quote: quote(asked) });
  }
  return done(shares);
}

export function groupSizes(): number[] {
  const rule = rulesOf(researchService).choices.find(({ name }) => name === "coAuthors");
  invariant(rule, "a research paper has co-authors");
  return sizesOf(rule);
}

export function readGroupSize(text: string | null): number | null {
  return groupSizes().find((size) => String(size) === text) ?? null;
}

export function smallestGroup(): number {
  const [smallest] = groupSizes();
  invariant(smallest !== undefined, "a group has a size");
  return smallest;
}

function sizesOf({ options }: ChoiceRule): number[] {
  return Array.isArray(options) ? options.filter((size) => typeof size === "number" && size > 0) : [];
}
