/*
 * The gateways' own knowledge of currencies, written down apart from the shop's table on purpose:
 * where the two disagree, a test of the shop fails instead of a charge.
 */

const zeroAtAll = "BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF".split(" ");
const zeroDecimal = {
  stripe: new Set([...zeroAtAll, "MGA", "XOF", "XPF"]),
  razorpay: new Set([...zeroAtAll, "ISK", "UGX", "XOF", "XPF"]),
  payfort: new Set([...zeroAtAll, "ISK", "UGX"]),
};
const threeDecimal = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));
/** Two decimals on paper, whole units only. */
const wholeAtStripe = new Set(["ISK", "UGX"]);

type GatewayName = keyof typeof zeroDecimal;

export function decimalsAt(gateway: GatewayName, currency: string): number {
  if (zeroDecimal[gateway].has(currency)) return 0;
  return threeDecimal.has(currency) ? 3 : 2;
}

/** Whether the gateway accepts this many of its smallest units. */
export function isChargeable(gateway: GatewayName, amount: number, currency: string): boolean {
  if (!Number.isSafeInteger(amount) || amount < 0) return false;
  if (gateway === "payfort") return amount > 0;
  if (threeDecimal.has(currency)) return amount % 10 === 0;
  return !(gateway === "stripe" && wholeAtStripe.has(currency)) || amount % 100 === 0;
}

/** Stripe's least charges, in its smallest units. */
const leastAtStripe: Record<string, number> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

export function leastCharge(gateway: GatewayName, currency: string): number {
  if (gateway === "razorpay") return currency === "INR" ? 100 : 1;
  if (gateway === "payfort") return 1;
  return leastAtStripe[currency] ?? 1;
}

/** As a customer reads it: the code, and as many decimals as the gateway counts. */
export function showAmount(gateway: GatewayName, amount: number, currency: string): string {
  const decimals = decimalsAt(gateway, currency);
  const digits = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${currency} ${digits.format(amount / 10 ** decimals)}`;
}
