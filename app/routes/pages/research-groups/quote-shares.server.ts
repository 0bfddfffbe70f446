import type { ChoiceRule } from "#app/catalog/choice-rules.ts";
import { serviceRules } from "#app/catalog/service-rules.ts";
import { type ServiceSlug, serviceSlugs } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { configure } from "#app/pricing/configuration.ts";
import { getQuote } from "#app/pricing/get-quote.server.ts";
import type { Quote } from "#app/pricing/quote.ts";

/** What one member of a group pays. */
export type ShareQuote = { coAuthors: number; members: number; quote: Quote };

/** A member's share for each size a group can have, in one currency. Refuses what a quote refuses. */
export async function quoteShares(currency: string, now: Date): Promise<Outcome<ShareQuote[]>> {
  const { service, sizes } = sharedService();
  const shares: ShareQuote[] = [];
  for (const coAuthors of sizes) {
    const configured = configure([service], { coAuthors });
    if (!configured.ok) return configured;
    const quoted = await getQuote({ configurations: configured.value.configurations, currency, now });
    if (!quoted.ok) return quoted;
    // Nothing is bought with it here, and the page is kept for longer than an instant.
    shares.push({ coAuthors, members: coAuthors + 1, quote: { ...quoted.value, id: "" } });
  }
  return done(shares);
}

/** How many co-authors a group can have. */
export function groupSizes(): number[] {
  return sharedService().sizes;
}

/** The size an address asks for, if a group can have it; else the smallest. */
export function readGroupSize(text: string | null): number {
  const sizes = groupSizes();
  const [smallest = 1] = sizes;
  return sizes.find((size) => String(size) === text) ?? smallest;
}

/** The one service that is shared among co-authors, and how many there can be. */
function sharedService(): { service: ServiceSlug; sizes: number[] } {
  for (const service of serviceSlugs) {
    const rule = serviceRules[service].choices.find(({ name }) => name === "coAuthors");
    if (rule) return { service, sizes: sizesOf(rule) };
  }
  invariant(false, "a service has co-authors");
}

function sizesOf({ options }: ChoiceRule): number[] {
  return Array.isArray(options) ? options.filter((size) => typeof size === "number" && size > 0) : [];
}
