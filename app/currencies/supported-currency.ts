import { currencyTable } from "#app/currencies/currency-table.ts";
import type { Currency } from "#app/money/currency.ts";

/** A currency as a selector lists it. */
export type CurrencyOption = { code: Currency; name: string };

/** The two currencies the price book has figures in; their prices never depend on a rate. */
export const bookCurrencies = ["INR", "USD"] as const;

/** The priority list of spec section 9, each once. */
const priorityCurrencies = ["AED", "EUR", "BDT", "NGN", "NPR", "CAD", "JOD", "AMD", "GBP"] as const;

const currencies = currencyTable.map(({ code }) => code);
const names = new Map<string, string>(currencyTable.map(({ code, name }) => [code, name]));

export function isSupportedCurrency(code: unknown): code is Currency {
  return typeof code === "string" && names.has(code);
}

/** Whether the price book has its own figures in this currency. */
export function isBookCurrency(code: Currency): boolean {
  return bookCurrencies.some((bookCurrency) => bookCurrency === code);
}

/** The English name, or the code itself where we do not know it. */
export function currencyName(code: string): string {
  return names.get(code) ?? code;
}

/** What every visitor chooses from: INR, USD, the priority list, and the currency suggested to them. */
export function standardList(suggested: Currency | null): CurrencyOption[] {
  const own = suggested === null ? [] : [suggested];
  return listOf([...bookCurrencies, ...priorityCurrencies, ...own]);
}

/** What the internal user and staff choose from: every supported currency, the priority list first. */
export function extendedList(): CurrencyOption[] {
  return listOf([...priorityCurrencies, ...currencies]);
}

function listOf(codes: readonly Currency[]): CurrencyOption[] {
  return [...new Set(codes)].map((code) => ({ code, name: currencyName(code) }));
}
