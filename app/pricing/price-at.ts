import type { BookPrice } from "#app/pricing/price-book.ts";

type Dated = BookPrice & { id: number; startsAt: Date; withdrawnAt: Date | null };

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

/** Sent back with a decision; differs after any change. */
export function versionOf(history: readonly Dated[]): string {
  const last = Math.max(0, ...history.map(({ id }) => id));
  return `${last}.${history.filter(({ withdrawnAt }) => withdrawnAt !== null).length}`;
}

/** Above this a change may be a typo and needs confirmation. */
export const largePercent = 30n;

export function isLargeChange(from: BookPrice, to: BookPrice): boolean {
  return isLarge(from.inr, to.inr) || isLarge(from.usd, to.usd);
}

function isLarge(from: bigint, to: bigint): boolean {
  const difference = to > from ? to - from : from - to;
  return difference * 100n > from * largePercent;
}
