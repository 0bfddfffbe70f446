import { invariant } from "#app/platform/invariant.ts";
import { sumOf } from "#app/money/money.ts";

/**
 * Shares an amount by weight in whole minor units: each part is rounded down, then the largest remainders get one
 * unit more, earlier ones first. If the amount is no more than all weights together, no share exceeds its weight.
 */
export function allocate(amount: bigint, weights: readonly bigint[], minorUnit: bigint): bigint[] {
  if (amount < 0n) return allocate(-amount, weights, minorUnit).map((share) => -share);
  if (amount === 0n) return weights.map(() => 0n);
  const total = sumOf(weights);
  invariant(amount % minorUnit === 0n, "an allocated amount is a multiple of its minor unit");
  invariant(total > 0n && weights.every((weight) => weight >= 0n), "there is a weight to allocate by");

  const units = amount / minorUnit;
  const shares = weights.map((weight) => (units * weight) / total);
  const unitsLeft = Number(units - sumOf(shares));
  const served = largestRemaindersFirst(weights.map((weight) => (units * weight) % total)).slice(
    0,
    unitsLeft,
  );
  return shares.map((share, index) => (share + (served.includes(index) ? 1n : 0n)) * minorUnit);
}

/** `toSorted` is stable, so equal remainders keep their order. */
function largestRemaindersFirst(remainders: bigint[]): number[] {
  const order = remainders.map((remainder, index) => ({ remainder, index }));
  return order
    .toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
    .map(({ index }) => index);
}
