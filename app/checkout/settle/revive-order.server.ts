import { lockCart } from "#app/cart/lock-cart.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { retakeCoupon } from "#app/coupons/hold-coupon.server.ts";
import { retakeCredit } from "#app/orders/counselling-credit.server.ts";
import { findCartOrdersSince, findLiveOrder, type Order } from "#app/orders/find-order.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { fingerprint } from "#app/pricing/configuration.ts";
import { reserveShares } from "#app/research-groups/share.server.ts";
import { holdShare } from "#app/wallet/hold-wallet-share.server.ts";

/**
 * Late money: reserves everything again or nothing. False if the purchase or cart has been ordered again since, so
 * nobody buys twice.
 */
export async function reviveOrder(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  const { id: orderId, userId, currency } = order;
  const retaken = await allOrNothing(tx, async (savepoint) => {
    if (await findLiveOrder(savepoint, order)) return boughtSince;
    const shares = await reserveShares(savepoint, order);
    if (!shares.ok) return shares;
    if (order.walletShare > 0n) {
      const share = { amount: order.walletShare, currency };
      const held = await holdShare(savepoint, { orderId, userId, share, now });
      if (!held.ok) return held;
    }
    const coupon = await retakeCoupon(savepoint, orderId, now);
    if (!coupon.ok) return coupon;
    const credit = await retakeCredit(savepoint, { id: orderId, userId });
    if (!credit.ok) return credit;
    return (await isCartOrderedSince(savepoint, order)) ? boughtSince : done(null);
  });
  return retaken.ok;
}

/** The cart's lock, taken after all others here, blocks another window's order. */
async function isCartOrderedSince(tx: Transaction, order: Order): Promise<boolean> {
  if (!order.fromCart) return false;
  await lockCart(tx, order.userId);
  const mine = new Set(order.configurations.map(fingerprint));
  const since = await findCartOrdersSince(tx, order);
  return since.some((other) => other.configurations.some((one) => mine.has(fingerprint(one))));
}

const boughtSince = refuse({
  code: "bought_since",
  message: "This purchase has another order since.",
  status: 409,
});
