import type { Currency } from "#app/money/currency.ts";

/**
 * Currencies whose payable amounts are whole units only: the sixteen without decimals, and MGA, which
 * gateways disagree about. Never taken from `Intl`, which also calls PKR, IDR and others whole.
 */
const wholeUnitCurrencies: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);

/** The smallest difference between two payable amounts, in hundredths. */
export function minorUnitOf(currency: Currency): bigint {
  return wholeUnitCurrencies.has(currency) ? 100n : 1n;
}
