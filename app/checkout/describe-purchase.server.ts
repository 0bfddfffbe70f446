import { findService } from "#app/catalog/find-service.server.ts";
import { describe, type Configuration } from "#app/pricing/configuration.ts";

/** The longest text every gateway takes. */
const charactersMax = 255;

/** What is bought, in words: headings and choices (`raztext` on the wire), at most 255 characters. */
export async function describePurchase(configurations: readonly Configuration[]): Promise<string> {
  const parts = await Promise.all(configurations.map(inWords));
  const text = parts.join("; ");
  return text.length <= charactersMax ? text : `${text.slice(0, charactersMax - 1)}…`;
}

async function inWords(configuration: Configuration): Promise<string> {
  const service = await findService(configuration.service);
  const heading = service?.heading ?? configuration.service;
  const choices = describe(configuration);
  return choices ? `${heading} (${choices})` : heading;
}
