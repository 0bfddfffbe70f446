import type { Currency } from "#app/money/currency.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/**
 * Counselling is "fully adjustable" against the larger services (spec section 2): what a customer paid for
 * counselling sessions, as far as it was neither given back nor taken off before, comes off one of those.
 */
export type CreditSource = {
  itemId: OrderItemId;
  /** What is left of the fee, in hundredths of the currency it was paid in. */
  left: bigint;
  currency: Currency;
};

/** Changes an amount between two currencies, rounding down: `convert(amount, from, to)`. */
export type Convert = (amount: bigint, from: Currency, to: Currency) => bigint;

/** What the sources are worth in a currency. Each is rounded down on its own, so that each can be used alone. */
export function creditWorth(sources: readonly CreditSource[], currency: Currency, convert: Convert): bigint {
  return sources.reduce((sum, source) => sum + convert(source.left, source.currency, currency), 0n);
}

type CreditTaken = { itemId: OrderItemId; amount: bigint };

/**
 * What to take of each source, in that source's currency, so that together they are worth `needed`; oldest first.
 * Null when they are worth less. `minorUnitOf` tells a currency's smallest amount.
 */
export function takeCredit(
  needed: bigint,
  currency: Currency,
  sources: readonly CreditSource[],
  convert: Convert,
  minorUnitOf: (currency: Currency) => bigint,
): CreditTaken[] | null {
  const taken: CreditTaken[] = [];
  let missing = needed;
  for (const source of sources) {
    if (missing <= 0n) break;
    const worth = convert(source.left, source.currency, currency);
    if (worth <= 0n) continue;
    if (worth <= missing) {
      taken.push({ itemId: source.itemId, amount: source.left });
      missing -= worth;
    } else {
      taken.push({ itemId: source.itemId, amount: leastWorth(missing, source) });
      missing = 0n;
    }
  }
  return missing > 0n ? null : taken;

  /** Converting back rounds down, so at most one minor unit is missing. */
  function leastWorth(amount: bigint, source: CreditSource): bigint {
    const floor = convert(amount, currency, source.currency);
    const enough = convert(floor, source.currency, currency) >= amount;
    const least = enough ? floor : floor + minorUnitOf(source.currency);
    return least < source.left ? least : source.left;
  }
}
