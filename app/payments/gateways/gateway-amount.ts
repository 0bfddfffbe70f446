import { currencyTable } from "#app/currencies/currency-table.ts";
import { toWire } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";

/** Amounts count in 10^-exponent of the major unit, only in multiples of `multiple`. */
export type GatewayUnits = { exponent: number; multiple: number };

/** From hundredths. An amount off the currency's minor unit is a bug and throws. */
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

/** To hundredths. Throws rather than rounds: a rounded amount could match ours by accident. */
export function fromGatewayAmount(gatewayAmount: number, units: GatewayUnits): bigint {
  const scaled = BigInt(gatewayAmount) * 100n;
  const unit = 10n ** BigInt(units.exponent);
  invariant(scaled % unit === 0n, `${gatewayAmount} at exponent ${units.exponent} is not whole hundredths`);
  return scaled / unit;
}

/**
 * ISO 4217 unless `exception` says otherwise; a third decimal must be 0. Null if some payable amount could not be
 * charged exactly.
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

export function chargesEveryMinorUnit(minorUnit: bigint, units: GatewayUnits): boolean {
  const scaled = minorUnit * 10n ** BigInt(units.exponent);
  return scaled % 100n === 0n && (scaled / 100n) % BigInt(units.multiple) === 0n;
}

const exponents = new Map<string, number>(currencyTable.map(({ code, isoExponent }) => [code, isoExponent]));
