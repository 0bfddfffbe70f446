import { fromGatewayAmount, type GatewayUnits, unitsOf } from "#app/payments/gateways/gateway-amount.ts";
import type { Currency } from "#app/money/currency.ts";

export function stripeUnits(currency: Currency): GatewayUnits | null {
  return unitsOf(currency, exceptions.get(currency));
}

/** Hundredths; 0 if there is none. */
export function stripeMinimum(currency: Currency): bigint {
  const units = stripeUnits(currency);
  return units ? fromGatewayAmount(minimums[currency] ?? 0, units) : 0n;
}

/** Stripe counts the first two with two decimals, but charges whole units only. */
const exceptions = new Map<string, GatewayUnits>([
  ["ISK", { exponent: 2, multiple: 100 }],
  ["UGX", { exponent: 2, multiple: 100 }],
  ["MGA", { exponent: 0, multiple: 1 }],
]);

/** In Stripe's own units. */
const minimums: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  IDR: 50,
  ILS: 50,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: 50,
};
