import type { Currency } from "#app/money/currency.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Spec section 2: counselling fees, unless refunded or used already, come off one larger service. */
export type CreditSource = {
  itemId: OrderItemId;
  left: bigint;
  currency: Currency;
};

export type Convert = (amount: bigint, from: Currency, to: Currency) => bigint;

/** Rounds each source down on its own, so each can be used alone. */
export function creditWorth(sources: readonly CreditSource[], currency: Currency, convert: Convert): bigint {
  return sources.reduce((sum, source) => sum + convert(source.left, source.currency, currency), 0n);
}

type CreditTaken = { itemId: OrderItemId; amount: bigint };

/** Oldest first, each in its own currency; null if all together are worth less than `needed`. */
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
