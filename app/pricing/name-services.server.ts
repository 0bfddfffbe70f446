import { findHeadings, findHeadingsIn } from "#app/catalog/find-headings.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { CatalogueConfiguration, Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

export function nameServices(configurations: readonly Configuration[]): Promise<string[]> {
  return name(configurations, findHeadings);
}

/** On the transaction's connection: waiting for a second one could deadlock. */
export function nameServicesIn(tx: Db, configurations: readonly Configuration[]): Promise<string[]> {
  return name(configurations, (slugs) => findHeadingsIn(tx, slugs));
}

async function name(
  configurations: readonly Configuration[],
  find: (slugs: ServiceSlug[]) => Promise<string[]>,
): Promise<string[]> {
  const slugs = configurations.filter(isFromCatalogue).map(({ service }) => service);
  const headings = slugs.length > 0 ? await find(slugs) : [];
  const headingOf = new Map(slugs.map((slug, index) => [slug, headings[index] ?? slug]));
  return configurations.map((one) =>
    isCustom(one) ? one.custom.title : (headingOf.get(one.service) ?? one.service),
  );
}

function isFromCatalogue(configuration: Configuration): configuration is CatalogueConfiguration {
  return !isCustom(configuration);
}
