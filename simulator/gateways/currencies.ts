/*
 * The gateways' own knowledge of currencies, written down apart from the shop's table on purpose:
 * where the two disagree, a test of the shop fails instead of a charge.
 */

/** How a gateway counts currencies, in its own smallest units. */
export type Currencies = {
  decimals(currency: string): number;
  /** As a customer reads it: the code, and as many decimals as the gateway counts. */
  show(amount: number, currency: string): string;
};

/** The currencies without decimals besides those that have none at any gateway. */
export function currenciesWith(alsoWithoutDecimals: string): Currencies {
  const withoutDecimals = new Set(`${withoutDecimalsAnywhere} ${alsoWithoutDecimals}`.split(" "));
  const decimals = (currency: string) =>
    withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2;
  return {
    decimals,
    show(amount, currency) {
      const digits = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en", {
        minimumFractionDigits: decimals(currency),
        maximumFractionDigits: decimals(currency),
      });
      return `${currency} ${digits.format(amount / 10 ** decimals(currency))}`;
    },
  };
}

/** Whether an amount is a whole number of smallest units, and ends in 0 where there are three decimals. */
export function isWhole(amount: number, currency: string): boolean {
  return (
    Number.isSafeInteger(amount) && amount >= 0 && (!withThreeDecimals.has(currency) || amount % 10 === 0)
  );
}

const withoutDecimalsAnywhere = "BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF";
const withThreeDecimals = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));
