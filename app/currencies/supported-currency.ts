import { currencyTable } from "#app/currencies/currency-table.ts";
import type { Currency } from "#app/money/currency.ts";

export type CurrencyOption = { code: Currency; name: string };

/** Their prices never depend on a rate. */
export const bookCurrencies = ["INR", "USD"] as const;

/** The priority list of spec section 9, without duplicates. */
const priorityCurrencies = ["AED", "EUR", "BDT", "NGN", "NPR", "CAD", "JOD", "AMD", "GBP"] as const;

const currencies = currencyTable.map(({ code }) => code);
const names = new Map<string, string>(currencyTable.map(({ code, name }) => [code, name]));

export function isSupportedCurrency(code: unknown): code is Currency {
  return typeof code === "string" && names.has(code);
}

export function isBookCurrency(code: Currency): boolean {
  return bookCurrencies.some((bookCurrency) => bookCurrency === code);
}

export function currencyName(code: string): string {
  return names.get(code) ?? code;
}

/** INR, USD, the priority list and the suggested one. */
export function standardList(suggested: Currency | null): CurrencyOption[] {
  const own = suggested === null ? [] : [suggested];
  const known = standardLists.get(suggested) ?? listOf([...bookCurrencies, ...priorityCurrencies, ...own]);
  standardLists.set(suggested, known);
  return known;
}

/** A page that holds one and the same list twice sends it once. */
const standardLists = new Map<Currency | null, CurrencyOption[]>();

/** All supported, the priority list first. */
export function extendedList(): CurrencyOption[] {
  return listOf([...priorityCurrencies, ...currencies]);
}

function listOf(codes: readonly Currency[]): CurrencyOption[] {
  return [...new Set(codes)].map((code) => ({ code, name: currencyName(code) }));
}
