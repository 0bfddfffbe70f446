import type { ChosenValues } from "#app/catalog/choices.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import type { Currency } from "#app/money/currency.ts";

export type CustomTerms = {
  title: string;
  /** Empty if the title says it all. */
  description: string;
  /** Hundredths as text, due whatever price book and rates say. */
  amount: string;
  currency: Currency;
  /** Working days, counted once we have what the work needs. */
  days: number;
};

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

export function fingerprintOfCustom({ service, custom }: CustomConfiguration): string {
  const { title, description, amount, currency, days } = custom;
  return `${service}&${JSON.stringify([title, description, amount, currency, days])}`;
}

export function customLine({ custom }: CustomConfiguration, currency: Currency): QuoteLine {
  invariant(custom.currency === currency, "custom work is paid in the currency that it was agreed in");
  return { kind: "base", label: custom.title, amount: BigInt(custom.amount) };
}
