/** Deliberately independent of the shop's table: if they disagree, a test fails instead of a charge. */

export type Currencies = {
  decimals(currency: string): number;
  show(amount: number, currency: string): string;
};

/** Besides the currencies that have no decimals at any gateway. */
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

/** With three decimals the last digit must be 0. */
export function isWhole(amount: number, currency: string): boolean {
  return (
    Number.isSafeInteger(amount) && amount >= 0 && (!withThreeDecimals.has(currency) || amount % 10 === 0)
  );
}

const withoutDecimalsAnywhere = "BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF";
const withThreeDecimals = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));
