import type { Currency } from "#app/money/currency.ts";

/**
 * Whether the gateway premium is added: by the account's country, and for visitors, whose country nobody
 * has stated, by currency.
 */
export function premiumApplies({
  country,
  currency,
}: {
  country: string | null;
  currency: Currency;
}): boolean {
  if (country) return !premiumForbidden.has(country.toUpperCase());
  return currency !== "EUR" && currency !== "GBP";
}

/** The EEA and the United Kingdom ban surcharges for means of payment. */
const premiumForbidden = new Set(
  (
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK " + // European Union
    "IS LI NO GB"
  ).split(" "),
);
