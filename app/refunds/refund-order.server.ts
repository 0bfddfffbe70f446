import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { newId, type OrderId, type OrderItemId, RefundId } from "#app/platform/ids.ts";
import { creditWalletPart, oweWalletPart } from "#app/refunds/owed-wallet-parts.server.ts";
import { queueLostShares } from "#app/refunds/queue-lost-shares.server.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { oweRefund } from "#app/refunds/send-refund.server.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { sumOf } from "#app/money/money.ts";
import { lockSources } from "#app/orders/counselling-credit.server.ts";
import { findRefundByRequest, type OrderRefund } from "#app/orders/find-order-refund.server.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { boughtStates } from "#app/orders/order-state.ts";
import { recordOrderRefund, refundedOf } from "#app/orders/record-order-refund.server.ts";
import { refundableItems } from "#app/orders/refundable-items.server.ts";
import {
  shareOverItems,
  splitRefund,
  type RefundSplit,
  type RefundInput,
} from "#app/refunds/refund-split.ts";
import { hasLostDispute } from "#app/payments/payouts-and-disputes/lost-dispute.server.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { lockWallet } from "#app/wallet/balance.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

export type RefundRequest = RefundInput & {
  orderId: OrderId;
  /** One refund per key. */
  requestKey: string;
  reason: string;
  refundedBy: string;
  now: Date;
};

/**
 * Split as paid; a wallet part that cannot convert now stays owed, the gateway's goes by job. Refuses:
 * `unknown_order`, `not_refundable`, `request_reused`, `customer_gone`, and as `shareOverItems` and the wallet.
 */
export async function refundOrder(request: RefundRequest, within: Db = db): Promise<Outcome<OrderRefund>> {
  const known = await findOrder(within, request.orderId);
  if (!known) return unknownOrder;
  return allOrNothing(within, async (tx) => {
    await lockPurchase(tx, known);
    const earlier = await findRefundByRequest(tx, request.requestKey);
    if (earlier) return isSame(earlier, request) ? done(earlier) : requestReused;
    const order = await findOrder(tx, request.orderId);
    invariant(order, `order ${known.number} is still there`);
    if (!boughtStates.some((state) => state === order.state)) return notRefundable;
    if (await hasLostDispute(tx, order.id)) return lostInDispute;
    // No order may use a counselling fee while it is refunded. The wallet's lock comes before the fees'.
    await lockWallet(tx, order.userId);
    await lockSources(tx, order.userId, { andOrder: order.id });
    const items = shareOverItems(await refundableItems(tx, order.id), request, minorUnitOf(order.currency));
    return items.ok ? giveBack(tx, order, request, items.value) : items;
  });
}

async function giveBack(
  tx: Transaction,
  order: Order,
  { requestKey, reason, refundedBy, now }: RefundRequest,
  items: { itemId: OrderItemId; amount: bigint }[],
): Promise<Outcome<OrderRefund>> {
  const id = newId(RefundId);
  const amount = sumOf(items.map((item) => item.amount));
  const minorUnit = minorUnitOf(order.currency);
  const split = splitRefund(order, { amount, minorUnit, refundedBefore: await refundedOf(tx, order.id) });
  const { walletPart, premium } = split;
  if (walletPart > 0n && !(await blockDeletion(tx, order.userId))) return walletGone;
  const credited = await creditWalletPart(tx, order, { id, walletPart, now });
  const walletOwed = !credited.ok;
  if (walletOwed) {
    // Too little for the wallet's currency, now or ever.
    if (credited.refusal.code === "wallet_other_currency" && walletPart === amount) return credited;
    await oweWalletPart(tx, order, { id, walletPart, now });
  }
  await oweGatewayPart(tx, order, { id, split, now });
  await recordOrderRefund(tx, order, {
    id,
    requestKey,
    amount,
    walletPart,
    walletOwed,
    premium,
    items,
    reason,
    refundedBy,
    refundedAt: now,
  });
  await queueLostShares(tx, order);
  await queueMoneyNote(tx, { about: "order_refunded", orderRefundId: id });
  const made = await findRefundByRequest(tx, requestKey);
  invariant(made, "a refund that was written is there");
  return done(made);
}

/** A debt until the gateway accepts it. */
async function oweGatewayPart(
  tx: Transaction,
  order: Order,
  { id, split, now }: { id: RefundId; split: RefundSplit; now: Date },
): Promise<void> {
  const amount = split.gatewayPart + split.premium;
  if (amount === 0n) return;
  const { id: orderId, userId, currency, number } = order;
  const paid = (await paymentsOfOrder(tx, orderId)).find(
    ({ state, unapplied }) => state === "paid" && !unapplied,
  );
  invariant(paid?.gatewayPaymentId, `order ${number} was paid through a gateway`);
  const { id: paymentId, gatewayPaymentId } = paid;
  const to = { destination: "refunds" as const, currency };
  const parts = [
    { ...to, source: "sales" as const, amount: split.gatewayPart },
    { ...to, source: "premium" as const, amount: split.premium },
  ];
  await moveFunds(tx, {
    kind: "order_refund",
    reference: id,
    text: `Refund of order ${orderName(number)}`,
    now,
    postings: parts.filter((part) => part.amount > 0n),
  });
  const refund = { id, cause: "order" as const, paymentId, userId, gatewayPaymentId, amount, currency };
  await oweRefund(tx, refund, now);
}

function isSame(earlier: OrderRefund, { orderId, itemId, amount }: RefundRequest): boolean {
  const sameItem = !itemId || earlier.items.every((item) => item.itemId === itemId);
  return earlier.orderId === orderId && sameItem && (amount == null || amount === earlier.amount);
}

export const unknownOrder = refuse({
  code: "unknown_order",
  message: "This order is not known.",
  status: 404,
});

const notRefundable = refuse({
  code: "not_refundable",
  message: "Only a paid order that was not refunded whole can be refunded.",
  status: 409,
});

const lostInDispute = refuse({
  code: "lost_in_dispute",
  message: "The customer’s bank has taken this order’s money back, so it cannot be refunded here.",
  status: 409,
});

const walletGone = refuse({
  code: "customer_gone",
  message:
    "The customer has deleted their account, and part of this was paid from their wallet, which nobody can open any more.",
  status: 409,
});

const requestReused = refuse({
  code: "request_reused",
  message: "Another refund was made under this key. Choose a new one.",
  status: 409,
});
