import type { ChosenValues } from "#app/catalog/choices.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import type { Currency } from "#app/money/currency.ts";

/** What staff and a customer have agreed, as it was written down when its link was made. */
export type CustomTerms = {
  title: string;
  /** What is delivered; empty where the title says it. */
  description: string;
  /** Hundredths of `currency` in figures: what is paid, whatever price book and rates say. */
  amount: string;
  currency: Currency;
  /** Working days from the moment we have what the work needs. */
  days: number;
};

/** Custom work as it is bought. It has no choices, so nothing that a choice brings. */
export type CustomConfiguration = {
  service: typeof customService;
  choices: ChosenValues;
  groupId?: undefined;
  custom: CustomTerms;
};

export function customOf(custom: CustomTerms): CustomConfiguration {
  return { service: customService, choices: {}, custom };
}

export function isCustom<C extends { service: BoughtService }>(
  configuration: C,
): configuration is Extract<C, { service: typeof customService }> {
  return configuration.service === customService;
}

/** Two pieces of custom work are the same when all that was agreed is. */
export function fingerprintOfCustom({ service, custom }: CustomConfiguration): string {
  const { title, description, amount, currency, days } = custom;
  return `${service}&${JSON.stringify([title, description, amount, currency, days])}`;
}

/** The one line of its price: the amount that was agreed, in the currency that it was agreed in. */
export function customLine({ custom }: CustomConfiguration, currency: Currency): QuoteLine {
  invariant(custom.currency === currency, "custom work is paid in the currency that it was agreed in");
  return { kind: "base", label: custom.title, amount: BigInt(custom.amount) };
}
