import { roundHalfUpTo } from "#app/money/rounding.ts";
import { refuse, type Outcome, done } from "#app/platform/outcome.ts";
import { allocate } from "#app/money/allocate.ts";
import { sumOf } from "#app/money/money.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

type PaidOrder = { price: bigint; walletShare: bigint; premium: bigint };

/** `amount` = walletPart + gatewayPart; the premium comes on top. */
export type RefundSplit = { walletPart: bigint; gatewayPart: bigint; premium: bigint };

/**
 * Splits in the proportions of the payment. Each part is the difference of two running totals, so any number of
 * partial refunds adds up to what was paid.
 */
export function splitRefund(
  order: PaidOrder,
  refund: { refundedBefore: bigint; amount: bigint; minorUnit: bigint },
): RefundSplit {
  const { refundedBefore, amount, minorUnit } = refund;
  if (amount === 0n) return { walletPart: 0n, gatewayPart: 0n, premium: 0n };
  const partOf = (whole: bigint) => {
    const upTo = (refunded: bigint) => roundHalfUpTo(whole * refunded, order.price, minorUnit);
    return upTo(refundedBefore + amount) - upTo(refundedBefore);
  };
  const gatewayPart = partOf(order.price - order.walletShare);
  return { gatewayPart, walletPart: amount - gatewayPart, premium: partOf(order.premium) };
}

type RefundableItem = { id: OrderItemId; price: bigint; refundable: bigint };

export type RefundInput = { itemId?: string | null; amount?: bigint | null };

/** In whole minor units. Refuses: 422 `unknown_item`, `invalid_amount`, `nothing_to_refund`. */
export function shareOverItems(
  items: readonly RefundableItem[],
  input: RefundInput,
  minorUnit: bigint,
): Outcome<{ itemId: OrderItemId; amount: bigint }[]> {
  const wanted = input.itemId ? items.filter(({ id }) => id === input.itemId) : items;
  if (wanted.length === 0) return unknownItem;
  const left = wanted.map(({ refundable }) => refundable);
  const most = sumOf(left);
  // A free order can be refunded too: that frees its counselling credit.
  const costsNothing = !input.itemId && input.amount == null && items.every(({ price }) => price === 0n);
  if (costsNothing) return done([]);
  if (most <= 0n) return nothingToRefund;
  const amount = input.amount ?? most;
  if (amount <= 0n || amount > most || amount % minorUnit !== 0n) return invalidAmount;
  const shares = allocate(amount, left, minorUnit);
  return done(
    wanted.flatMap(({ id }, index) => {
      const share = shares[index] ?? 0n;
      return share > 0n ? [{ itemId: id, amount: share }] : [];
    }),
  );
}

const unknownItem = refuse({
  code: "unknown_item",
  message: "This item is not part of the order.",
  status: 422,
  field: "item",
});

const nothingToRefund = refuse({
  code: "nothing_to_refund",
  message: "Nothing is left to give back: it was refunded, or its fee was taken off another service.",
  status: 422,
});

const invalidAmount = refuse({
  code: "invalid_amount",
  message: "The amount must be more than nothing, no more than what is left, and whole in its currency.",
  status: 422,
  field: "amount",
});
