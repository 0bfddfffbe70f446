import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import { sumOf } from "#app/money/money.ts";
import { roundHalfUpTo } from "#app/money/rounding.ts";

/** Hundredths of the order's currency. */
type GuaranteedItem = {
  lines: readonly { kind: string; amount: bigint }[];
  price: bigint;
  refunded: bigint;
  /** Of what was refunded, what this item's other guarantees gave back. */
  refundedByGuarantees: bigint;
  refundable: bigint;
  minorUnit: bigint;
};

const visaLines = ["visa_help", "visa_help_saving", "mocks", "mocks_saving"];
const reductions = ["coupon", "counselling_credit"];

/**
 * What a guarantee gives back: its part of what was paid, so a coupon lowers it in proportion, as do earlier refunds.
 */
export function guaranteedPart(covers: Guarantee["covers"], item: GuaranteedItem): bigint {
  const { price, refundable, minorUnit } = item;
  const of = (part: bigint, whole: bigint) =>
    whole === 0n ? 0n : roundHalfUpTo(price * part, whole, minorUnit);
  const visaPart = of(
    sumOfKinds(item, (kind) => visaLines.includes(kind)),
    sumOfKinds(item, (kind) => !reductions.includes(kind)),
  );
  const covered = covers === "visa_help" ? visaPart : price - visaPart;
  const earlier = item.refunded - item.refundedByGuarantees;
  const refundedOfIt = price === 0n ? 0n : roundHalfUpTo(earlier * covered, price, minorUnit);
  const due = covered - refundedOfIt;
  if (due <= 0n) return 0n;
  return due < refundable ? due : refundable;
}

function sumOfKinds({ lines }: GuaranteedItem, isOne: (kind: string) => boolean): bigint {
  return sumOf(lines.filter(({ kind }) => isOne(kind)).map(({ amount }) => amount));
}
