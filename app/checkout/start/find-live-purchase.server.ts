import type { Purchase } from "#app/checkout/purchase.ts";
import { findGoods } from "#app/checkout/quote-purchase.server.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { findLiveOrder, findOpenCartOrder, findOrder, type Order } from "#app/orders/find-order.server.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { isOpenAt, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { sameGoods } from "#app/pricing/same-goods.ts";
import { orderHoldingShares } from "#app/research-groups/share.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";

/**
 * What this purchase has come to so far. `open`: it can still be paid at its gateway. `same`: it was asked for in just
 * this way before.
 */
export type LivePurchase =
  | { state: "none" }
  | { state: "paid"; order: Order; same: boolean }
  | { state: "pending"; order: Order; payment: Payment | null; open: boolean; same: boolean };

/** How a purchase is asked to be paid: through a gateway, or wholly from the wallet. */
type Way = { gateway: GatewayName | null; assertedAmount?: bigint | null };

export async function findLivePurchase(purchase: Purchase, way: Way): Promise<LivePurchase> {
  const order = await findOrderOf(purchase);
  if (!order) return { state: "none" };
  if (order.state !== "pending") return { state: "paid", order, same: await asksForGoodsOf(order, purchase) };
  const payment = (await paymentsOfOrder(db, order.id)).at(-1) ?? null;
  const open = payment !== null && isOpenAt(payment, purchase.now);
  const same = open && isPaidAlike(payment, purchase, way) && (await sameTerms(order, purchase, way));
  return { state: "pending", order, payment, open, same };
}

/** Across windows, one cart is one purchase, and so is one share of a research group. */
async function findOrderOf({ user, purchaseId, isNew, what }: Purchase): Promise<Order | null> {
  const order = isNew ? null : await findLiveOrder(db, { userId: user.id, purchaseId });
  if (order) return order;
  return "cart" in what ? findOpenCartOrder(db, user.id) : findOrderOfShares(user.id, what.configurations);
}

async function findOrderOfShares(userId: UserId, configurations: Configuration[]): Promise<Order | null> {
  const holding = await orderHoldingShares(userId, configurations);
  const order = holding ? await findOrder(db, holding) : null;
  return order?.state === "pending" ? order : null;
}

/** Payers and customers keep to their own payments. */
function isPaidAlike(payment: Payment, { paymentLinkId }: Purchase, { gateway }: Way): boolean {
  return payment.gateway === gateway && payment.paymentLinkId === (paymentLinkId ?? null);
}

async function sameTerms(order: Order, purchase: Purchase, { assertedAmount }: Way): Promise<boolean> {
  if (order.currency !== purchase.currency) return false;
  if (assertedAmount != null && assertedAmount !== order.charged) return false;
  const { couponCode } = purchase;
  if (couponCode && normaliseCode(couponCode) !== order.couponCode) return false;
  return (await sameWalletUse(order, purchase)) && (await asksForGoodsOf(order, purchase));
}

/** A wallet that was asked for and gave nothing, because it is empty, counts as used. */
async function sameWalletUse(order: Order, { user, useWallet }: Purchase): Promise<boolean> {
  if (!useWallet || order.walletShare > 0n) return useWallet === order.walletShare > 0n;
  return ((await walletBalance(db, user.id))?.amount ?? 0n) === 0n;
}

/** Paying emptied its cart, so for a cart there is nothing to compare. */
async function asksForGoodsOf(order: Order, purchase: Purchase): Promise<boolean> {
  const fromCart = "cart" in purchase.what;
  if (fromCart !== order.fromCart) return false;
  if (fromCart && order.state !== "pending") return true;
  const goods = await findGoods(purchase);
  return goods.ok && sameGoods(goods.value.configurations, order.configurations);
}
