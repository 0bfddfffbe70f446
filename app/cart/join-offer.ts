import { applicationService, visaHelpService } from "#app/catalog/slugs.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";

type Item = { id: string; configuration: CatalogueConfiguration };

/** Two items of a cart that cost less as one: an application with visa help added (spec section 9: 24% off). */
export type JoinOffer = { applicationId: string; visaHelpId: string };

/** Whoever applies, and at most five dependents. */
const peopleMax = 6;

/** The first pair in the cart that can be joined, if there is one. */
export function findJoinOffer(items: readonly Item[]): JoinOffer | null {
  const application = items.find(
    ({ configuration }) => configuration.service === applicationService && !configuration.choices.visaHelp,
  );
  const visaHelp = items.find(
    ({ configuration }) => configuration.service === visaHelpService && peopleOf(configuration) <= peopleMax,
  );
  return application && visaHelp ? { applicationId: application.id, visaHelpId: visaHelp.id } : null;
}

/** The application with the same visa help inside: as many people, as many mocks. */
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
