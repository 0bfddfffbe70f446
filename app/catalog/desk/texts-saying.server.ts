import { listServices } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

type Said = { slug: ServiceSlug; said: string };

/** Where services' own texts repeat a figure, which does not follow it. */
export async function textsSaying(
  slugs: ReadonlySet<ServiceSlug>,
  values: readonly string[],
): Promise<Said[]> {
  const figures = values.filter((value) => value.length > 2 && /\d/.test(value));
  const services = (await listServices()).filter(({ slug }) => slugs.has(slug));
  return services.flatMap(({ slug, intro, details, iButtonText, mbaIButtonText, faqs }) =>
    [intro, details, iButtonText, mbaIButtonText ?? "", ...faqs.map(({ answer }) => answer)]
      .flatMap((text) => figures.filter((figure) => text.includes(figure)))
      .map((said) => ({ slug, said })),
  );
}
