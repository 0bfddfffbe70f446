import { roundHalfUpTo } from "#app/money/rounding.ts";
import { refuse, type Outcome, done } from "#app/platform/outcome.ts";
import { allocate } from "#app/money/allocate.ts";
import { sumOf } from "#app/money/money.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** How an order was paid, in hundredths of its currency. */
type PaidOrder = { price: bigint; walletShare: bigint; premium: bigint };

/** Where a refund of `amount` of the price goes: it is walletPart + gatewayPart; the premium comes on top. */
export type RefundSplit = { walletPart: bigint; gatewayPart: bigint; premium: bigint };

/**
 * Splits a refund between wallet and gateway as the order was paid, with its part of the premium. Each part is the
 * difference of two shares of the whole, so that refunds in any number of pieces add up to what was paid.
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

/** An item of an order with what of its price can still be given back. */
export type RefundableItem = { id: OrderItemId; price: bigint; refundable: bigint };

/** What is asked to be given back: everything that is left, so much of the order, or of one item all or so much. */
export type RefundInput = { itemId?: string | null; amount?: bigint | null };

/**
 * Shares a wish out over an order's items, in whole minor units. Refuses with 422 `unknown_item`, `invalid_amount` and
 * `nothing_to_refund`.
 */
export function shareOverItems(
  items: readonly RefundableItem[],
  input: RefundInput,
  minorUnit: bigint,
): Outcome<{ itemId: OrderItemId; amount: bigint }[]> {
  const wanted = input.itemId ? items.filter(({ id }) => id === input.itemId) : items;
  if (wanted.length === 0) return unknownItem;
  const left = wanted.map(({ refundable }) => refundable);
  const most = sumOf(left);
  // What was paid for with a coupon or a counselling fee alone is given back as well: the fee is free again.
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
