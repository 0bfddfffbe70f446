import { peopleWithVisaHelp } from "#app/catalog/choices.ts";
import { headingsOfAll, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { pauseSentence } from "#app/catalog/sale-terms.ts";
import { mockService, type ServiceSlug, visaHelpService } from "#app/catalog/slugs.ts";
import { utcDay } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { CatalogueConfiguration, Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

/** Whatever is bought on the way, a part of something else too. From memory. Refuses `sale_paused`. */
export async function refusePaused(configurations: readonly Configuration[]): Promise<Outcome<null>> {
  const [terms, headings] = await Promise.all([saleTermsOfAll(), headingsOfAll()]);
  for (const configuration of configurations) {
    for (const service of isCustom(configuration) ? [] : servicesIn(configuration)) {
      const pause = terms.get(service)?.pause;
      if (!pause) continue;
      const sentence = pauseSentence(pause, utcDay(new Date()));
      return refuse({
        code: "sale_paused",
        message: `${headings[service] ?? service}: this is not on sale at the moment. ${sentence}`,
        status: 422,
        details: { service },
      });
    }
  }
  return done(null);
}

/** Visa help and further mocks are services of their own. */
function servicesIn({ service, choices }: CatalogueConfiguration): ServiceSlug[] {
  const people = peopleWithVisaHelp(choices);
  const services: ServiceSlug[] = [service];
  if (choices.visaHelp === true) services.push(visaHelpService);
  if (people > 0 && Number(choices.mocks ?? 0) > people) services.push(mockService);
  return services;
}
