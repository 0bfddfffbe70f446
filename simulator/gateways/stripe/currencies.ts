import { currenciesWith, isWhole } from "#simulator/gateways/currencies.ts";

export const stripeCurrencies = currenciesWith("MGA XOF XPF");

export function isChargeable(amount: number, currency: string): boolean {
  return isWhole(amount, currency) && (!wholeUnitsOnly.has(currency) || amount % 100 === 0);
}

export function leastCharge(currency: string): number {
  return least[currency] ?? 1;
}

/** Two decimals officially, but charged in whole units. */
const wholeUnitsOnly = new Set(["ISK", "UGX"]);

const least: Record<string, number> = {
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
