import { extendedList } from "#app/currencies/supported-currency.ts";

/** Of lists with amounts. */
export const currencyOptions = extendedList().map(({ code }) => ({ value: code, label: code }));
