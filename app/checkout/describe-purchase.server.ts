import type { Configuration } from "#app/pricing/configuration.ts";
import { inWords } from "#app/pricing/in-words.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

/** What is bought, as gateways and their receipts name it. */
export async function describePurchase(configurations: readonly Configuration[]): Promise<string> {
  return inWords(configurations, await nameServices(configurations));
}
