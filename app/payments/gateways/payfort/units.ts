import { type GatewayUnits, unitsOf } from "#app/payments/gateways/gateway-amount.ts";
import type { Currency } from "#app/money/currency.ts";

/** How Amazon counts a currency; null where it is not offered. */
export function payfortUnits(currency: Currency): GatewayUnits | null {
  return disputed.has(currency) ? null : unitsOf(currency);
}

/** Amazon's documents count these without decimals, its library with two: one of them charges a hundredfold. */
const disputed = new Set(["XOF", "XPF"]);
