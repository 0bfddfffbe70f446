import type { BookPrice } from "#app/pricing/price-book.ts";

type Dated = BookPrice & { id: number; startsAt: Date; withdrawnAt: Date | null };

/** The price of one row at a moment, and the one that follows it, given its history in the order it begins. */
export function priceAt<Price extends Dated>(
  history: readonly Price[],
  at: Date,
): { current: Price | null; next: Price | null } {
  const meant = history.filter(({ withdrawnAt }) => withdrawnAt === null);
  return {
    current: meant.findLast(({ startsAt }) => startsAt <= at) ?? null,
    next: meant.find(({ startsAt }) => startsAt > at) ?? null,
  };
}

/** A word for the state of a row's history: whoever decides sends it back, and it differs after any change. */
export function versionOf(history: readonly Dated[]): string {
  const last = Math.max(0, ...history.map(({ id }) => id));
  return `${last}.${history.filter(({ withdrawnAt }) => withdrawnAt !== null).length}`;
}

/** From here on a change may be a slip of the finger, and is asked about once more. */
export const largePercent = 30n;

/** Whether a price in either currency goes up or down by more than that. */
export function isLargeChange(from: BookPrice, to: BookPrice): boolean {
  return isLarge(from.inr, to.inr) || isLarge(from.usd, to.usd);
}

function isLarge(from: bigint, to: bigint): boolean {
  const difference = to > from ? to - from : from - to;
  return difference * 100n > from * largePercent;
}
