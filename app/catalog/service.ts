import type { ServiceText } from "#app/catalog/service-parts/service-definition.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** The texts of one service, as its page shows them. */
export type Service = { slug: ServiceSlug } & ServiceText;
