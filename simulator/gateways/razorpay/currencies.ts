import { currenciesWith } from "#simulator/gateways/currencies.ts";

export const razorpayCurrencies = currenciesWith("ISK UGX XOF XPF");

export function leastCharge(currency: string): number {
  return currency === "INR" ? 100 : 1;
}
