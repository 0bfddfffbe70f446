import { holdCart } from "#app/checkout/start/hold-cart.server.ts";
import type { SplitQuote } from "#app/checkout/start/quote-and-split.server.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { holdCoupon } from "#app/coupons/hold-coupon.server.ts";
import { accountBilling } from "#app/orders/billing.ts";
import { holdCredit } from "#app/orders/counselling-credit.server.ts";
import { createOrder } from "#app/orders/create-order.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { reserveShares } from "#app/research-groups/share.server.ts";
import { holdShare } from "#app/wallet/hold-wallet-share.server.ts";

/**
 * Writes the order and reserves shares, wallet money, coupon, credit and cart; if any is gone, it refuses and the
 * caller rolls back. The caller holds the purchase's lock, unless its id is new. Null if a duplicate request already
 * has an order. What needs no gateway is written as paid: the caller fulfils it in the same transaction.
 */
export async function openOrder(
  tx: Transaction,
  purchase: Purchase,
  { quote, split, credit }: SplitQuote,
): Promise<Outcome<Order | null>> {
  const { user, purchaseId, now } = purchase;
  const fromCart = "cart" in purchase.what;
  const order = await createOrder(tx, {
    userId: user.id,
    purchaseId,
    fromCart,
    quote,
    paidBy: split,
    billing: purchase.billing ?? accountBilling(user),
    // A fee that is paid already would count as a source of the credit that its own order takes.
    isPaid: split.charged === 0n && quote.credit === 0n,
    now,
  });
  if (!order) return done(null);
  const { id: orderId, number } = order;
  const reserved = await reserveShares(tx, order);
  if (!reserved.ok) return reserved;
  if (split.walletShare > 0n) {
    const text = `Set aside for order ${orderName(number)}`;
    const share = { amount: split.walletShare, currency: quote.currency };
    const hold = { orderId, userId: user.id, share, text, now };
    // Without a gateway nothing is waited for.
    const held = await holdShare(tx, split.charged > 0n ? hold : { ...hold, spentOn: "sales" });
    if (!held.ok) return held;
  }
  if (quote.coupon) {
    const held = await holdCoupon(tx, { code: quote.coupon.code, userId: user.id, orderId, now });
    if (!held.ok) return held;
  }
  if (credit) {
    const held = await holdCredit(tx, { orderId, userId: user.id, amount: quote.credit, credit });
    if (!held.ok) return held;
  }
  if (fromCart) {
    const cart = await holdCart(tx, { userId: user.id, orderId, quote });
    if (!cart.ok) return cart;
  }
  return done({ ...order, holdsCredit: quote.credit > 0n });
}
