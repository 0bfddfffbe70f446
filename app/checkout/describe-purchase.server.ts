import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { inWords } from "#app/pricing/in-words.ts";

/** What is bought, as gateways and their receipts name it. */
export async function describePurchase(configurations: readonly Configuration[]): Promise<string> {
  return inWords(configurations, await findHeadings(configurations.map(({ service }) => service)));
}
