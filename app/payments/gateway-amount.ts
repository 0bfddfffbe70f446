import { currencyTable } from "#app/currencies/currency-table.ts";
import { toWire } from "#app/money/money.ts";
import { stepOf } from "#app/money/step.ts";
import type { Platform } from "#app/payments/gateway.ts";
import { invariant } from "#app/platform/invariant.ts";

/** How a gateway counts a currency: in 10^-exponent of the major unit, and only in multiples of `multiple`. */
type GatewayUnits = { exponent: number; multiple: number };

/** Hundredths of the major unit → what the gateway is sent. An amount off the currency's step is a bug. */
export function toGatewayAmount(amount: bigint, units: GatewayUnits): number {
  const scaled = amount * 10n ** BigInt(units.exponent);
  invariant(scaled % 100n === 0n, `${amount} hundredths are not whole at exponent ${units.exponent}`);
  const gatewayAmount = scaled / 100n;
  invariant(
    gatewayAmount % BigInt(units.multiple) === 0n,
    `${gatewayAmount} is not a multiple of ${units.multiple}`,
  );
  return toWire(gatewayAmount);
}

/** What the gateway says → hundredths. Throws rather than round: a rounded amount could look like ours. */
export function fromGatewayAmount(gatewayAmount: number, units: GatewayUnits): bigint {
  const scaled = BigInt(gatewayAmount) * 100n;
  const unit = 10n ** BigInt(units.exponent);
  invariant(scaled % unit === 0n, `${gatewayAmount} at exponent ${units.exponent} is not whole hundredths`);
  return scaled / unit;
}

/** A platform's units for a currency, or null where it could not charge every amount we may ask exactly. */
export function unitsAt(platform: Platform, currency: string): GatewayUnits | null {
  const row = rows.get(currency);
  if (!row || (platform === "payfort" && disputedAtPayfort.has(currency))) return null;
  const units = { multiple: 1, ...row[platform] };
  return chargesEveryStep(stepOf(currency), units) ? units : null;
}

/** Whether every multiple of the step is a whole amount the gateway accepts. */
export function chargesEveryStep(step: bigint, units: GatewayUnits): boolean {
  const scaled = step * 10n ** BigInt(units.exponent);
  return scaled % 100n === 0n && (scaled / 100n) % BigInt(units.multiple) === 0n;
}

/** Amazon's documents count these without decimals, its library with two: one of them charges a hundredfold. */
const disputedAtPayfort = new Set(["XOF", "XPF"]);

/** The least Stripe charges in a currency, in hundredths; 0 where it names none. */
export function stripeMinimum(currency: string): bigint {
  const row = rows.get(currency);
  return row?.stripe.minimum ? fromGatewayAmount(row.stripe.minimum, row.stripe) : 0n;
}

const rows = new Map(currencyTable.map((row) => [row.code, row]));
