import { applicationService, visaHelpService } from "#app/catalog/slugs.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";

type Item = { id: string; configuration: CatalogueConfiguration };

/** An application and visa help cost 24% less as one item (spec section 9). */
export type JoinOffer = { applicationId: string; visaHelpId: string };

/** One applicant and up to five dependents. */
const peopleMax = 6;

export function findJoinOffer(items: readonly Item[]): JoinOffer | null {
  const application = items.find(
    ({ configuration }) => configuration.service === applicationService && !configuration.choices.visaHelp,
  );
  const visaHelp = items.find(
    ({ configuration }) => configuration.service === visaHelpService && peopleOf(configuration) <= peopleMax,
  );
  return application && visaHelp ? { applicationId: application.id, visaHelpId: visaHelp.id } : null;
}

export function joinVisaHelp(
  application: CatalogueConfiguration,
  visaHelp: CatalogueConfiguration,
): CatalogueConfiguration {
  const people = peopleOf(visaHelp);
  const choices = {
    ...application.choices,
    visaHelp: true,
    dependents: people - 1,
    mocks: visaHelp.choices.mocks ?? people,
  };
  return { ...application, choices };
}

function peopleOf({ choices }: CatalogueConfiguration): number {
  return typeof choices.people === "number" ? choices.people : 1;
}
