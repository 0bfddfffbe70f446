import { coAuthors } from "#app/catalog/choice-rules.ts";
import { workingDays } from "#app/catalog/service-rules.ts";
import { percentOf, roundHalfUpTo } from "#app/money/rounding.ts";
import { baseLine } from "#app/pricing/base-line.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { coAuthorPercent, lightningPercent, mbaPercent } from "#app/pricing/percentages.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { minorUnitIn, type Terms } from "#app/pricing/unit-price.ts";
import { mocksLines, visaHelpLine, visaHelpSavingLine } from "#app/pricing/visa-help.ts";

export function serviceLines(
  configuration: CatalogueConfiguration,
  terms: Terms,
  heading: string,
): QuoteLine[] {
  const base = baseLine(configuration, terms, heading);
  const mba = mbaLines(configuration, terms, base.amount);
  return [
    base,
    ...coAuthorLines(configuration, terms, base.amount),
    ...mba,
    ...lightningLines(configuration, terms, base.amount + (mba[0]?.amount ?? 0n)),
    ...visaHelpLines(configuration, terms),
    ...mocksLines(configuration, terms),
  ];
}

/**
 * Each co-author raises the group's price, which members share equally. Shares are rounded, so together they may
 * exceed it by a few minor units.
 */
function coAuthorLines({ choices }: CatalogueConfiguration, terms: Terms, base: bigint): QuoteLine[] {
  const count = BigInt(Number(choices.coAuthors ?? 0));
  if (count === 0n) return [];
  const minorUnit = minorUnitIn(terms);
  const members = count + 1n;
  const added = percentOf(base, count * coAuthorPercent, minorUnit);
  const share = roundHalfUpTo(base * (100n + count * coAuthorPercent), 100n * members, minorUnit);
  return [
    {
      kind: "co_authors",
      label: `${coAuthors.optionLabel(Number(count))}, ${coAuthorPercent}% each`,
      amount: added,
    },
    { kind: "group_share", label: `Your share as one of ${members} members`, amount: share - base - added },
  ];
}

function mbaLines({ choices }: CatalogueConfiguration, terms: Terms, base: bigint): QuoteLine[] {
  if (choices.mba !== true) return [];
  return [
    { kind: "mba", label: `MBA, ${mbaPercent}%`, amount: percentOf(base, mbaPercent, minorUnitIn(terms)) },
  ];
}

/** Not on visa help or mocks: neither a government nor an interviewer can be hurried. */
function lightningLines(
  { service, choices }: CatalogueConfiguration,
  terms: Terms,
  hurried: bigint,
): QuoteLine[] {
  const { lightningDays } = terms.sale.rules(service).delivery;
  if (choices.lightning !== true || lightningDays === null) return [];
  const label = `Lightning speed, ${lightningPercent}%: delivered in ${workingDays(lightningDays)}`;
  return [{ kind: "lightning", label, amount: percentOf(hurried, lightningPercent, minorUnitIn(terms)) }];
}

/** As an add-on; bought alone it is the base. */
function visaHelpLines(configuration: CatalogueConfiguration, terms: Terms): QuoteLine[] {
  if (configuration.choices.visaHelp !== true) return [];
  return [visaHelpLine(configuration, terms), visaHelpSavingLine(configuration, terms)];
}
