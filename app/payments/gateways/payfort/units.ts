import { type GatewayUnits, unitsOf } from "#app/payments/gateways/gateway-amount.ts";
import type { Currency } from "#app/money/currency.ts";

export function payfortUnits(currency: Currency): GatewayUnits | null {
  return disputed.has(currency) ? null : unitsOf(currency);
}

/** No decimals by Amazon's documents, two by its library: one of them charges a hundredfold. */
const disputed = new Set(["XOF", "XPF"]);
