import type { Currency } from "#app/money/currency.ts";

/**
 * Currencies paid in whole units only: the sixteen without decimals, and MGA, on which gateways disagree. Not from
 * `Intl`, which also calls PKR, IDR and others whole.
 */
const wholeUnitCurrencies: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);

/** The smallest payable step, in hundredths. */
export function minorUnitOf(currency: Currency): bigint {
  return wholeUnitCurrencies.has(currency) ? 100n : 1n;
}
