import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { CatalogueConfiguration, Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

/** From memory as a rule. Not within a transaction: waiting for a second connection could deadlock. */
export async function nameServices(configurations: readonly Configuration[]): Promise<string[]> {
  const slugs = configurations.filter(isFromCatalogue).map(({ service }) => service);
  const headings = slugs.length > 0 ? await findHeadings(slugs) : [];
  const headingOf = new Map(slugs.map((slug, index) => [slug, headings[index] ?? slug]));
  return configurations.map((one) =>
    isCustom(one) ? one.custom.title : (headingOf.get(one.service) ?? one.service),
  );
}

function isFromCatalogue(configuration: Configuration): configuration is CatalogueConfiguration {
  return !isCustom(configuration);
}
