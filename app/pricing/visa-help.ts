import { people } from "#app/catalog/choice-rules.ts";
import { peopleWithVisaHelp } from "#app/catalog/choices.ts";
import { mockService, visaHelpService } from "#app/catalog/slugs.ts";
import { percentOf } from "#app/money/rounding.ts";
import { type Configuration, partySize } from "#app/pricing/configuration.ts";
import { mocksSavingPercent, visaHelpSavingPercent } from "#app/pricing/percentages.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { minorUnitIn, type Terms, unitPrice } from "#app/pricing/unit-price.ts";

export type Offer = { full: bigint; offered: bigint };

export function visaHelpLine(configuration: Configuration, terms: Terms): QuoteLine {
  const count = partySize(configuration.choices);
  const { full } = visaHelpOffer(configuration, terms);
  return { kind: "visa_help", label: `Visa help, ${people.optionLabel(count)}`, amount: full };
}

export function visaHelpSavingLine(configuration: Configuration, terms: Terms): QuoteLine {
  const { full, offered } = visaHelpOffer(configuration, terms);
  const label = `Visa help with an application, ${visaHelpSavingPercent}% off`;
  return { kind: "visa_help_saving", label, amount: offered - full };
}

/** Mocks beyond the one included per person, and their saving; empty if there are none. */
export function mocksLines(configuration: Configuration, terms: Terms): QuoteLine[] {
  if (peopleWithVisaHelp(configuration.choices) === 0) return [];
  const count = furtherMocks(configuration);
  if (count === 0) return [];
  const { full, offered } = mocksOffer(configuration, terms);
  const label = count === 1 ? "1 extra visa mock" : `${count} extra visa mocks`;
  return [
    { kind: "mocks", label, amount: full },
    {
      kind: "mocks_saving",
      label: `Visa mocks with visa help, ${mocksSavingPercent}% off`,
      amount: offered - full,
    },
  ];
}

export function visaHelpOffer({ choices }: Configuration, terms: Terms): Offer {
  const dependentCount = BigInt(partySize(choices) - 1);
  const first = unitPrice(terms, visaHelpService, "first_person");
  const each = unitPrice(terms, visaHelpService, "each_dependent");
  return reduced(first + dependentCount * each, visaHelpSavingPercent, terms);
}

export function mocksOffer(configuration: Configuration, terms: Terms): Offer {
  const count = BigInt(Math.max(1, furtherMocks(configuration)));
  return reduced(count * unitPrice(terms, mockService, "unit"), mocksSavingPercent, terms);
}

function furtherMocks({ choices }: Configuration): number {
  return Math.max(0, Number(choices.mocks ?? 0) - partySize(choices));
}

function reduced(full: bigint, percent: bigint, terms: Terms): Offer {
  return { full, offered: full - percentOf(full, percent, minorUnitIn(terms)) };
}
