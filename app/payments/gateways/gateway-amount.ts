import { currencyTable } from "#app/currencies/currency-table.ts";
import { toWire } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";

/** How a gateway counts a currency: in 10^-exponent of the major unit, and only in multiples of `multiple`. */
export type GatewayUnits = { exponent: number; multiple: number };

/** Hundredths of the major unit → what the gateway is sent. An amount off the currency's minor unit is a bug. */
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

/**
 * The units that gateways count a currency in, unless one makes an exception: as ISO 4217 has it, with a third decimal
 * that must be 0. Null where not every amount that we may ask could be charged exactly.
 */
export function unitsOf(currency: Currency, exception: GatewayUnits | null = null): GatewayUnits | null {
  const exponent = exponents.get(currency);
  if (exponent === undefined) return null;
  const units = exception ?? { exponent, multiple: exponent === 3 ? 10 : 1 };
  return chargesEveryMinorUnit(minorUnitOf(currency), units) ? units : null;
}

/** A currency that a gateway names, and how it counts it; null where that is none it is offered for. */
export function readUnits(
  code: string,
  unitsIn: (currency: Currency) => GatewayUnits | null,
): { currency: Currency; units: GatewayUnits } | null {
  if (!isSupportedCurrency(code)) return null;
  const units = unitsIn(code);
  return units && { currency: code, units };
}

/** Whether every multiple of the minor unit is a whole amount the gateway accepts. */
export function chargesEveryMinorUnit(minorUnit: bigint, units: GatewayUnits): boolean {
  const scaled = minorUnit * 10n ** BigInt(units.exponent);
  return scaled % 100n === 0n && (scaled / 100n) % BigInt(units.multiple) === 0n;
}

const exponents = new Map<string, number>(currencyTable.map(({ code, isoExponent }) => [code, isoExponent]));
