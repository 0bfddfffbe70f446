import type { ServiceText } from "#app/catalog/service-parts/service-definition.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type Service = { slug: ServiceSlug } & ServiceText;
