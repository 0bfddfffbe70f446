import { lockCart } from "#app/cart/lock-cart.server.ts";
import { cartChanged, purchaseBusy } from "#app/checkout/purchase.ts";
import { findOpenCartOrder } from "#app/orders/find-order.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Quote } from "#app/pricing/quote.ts";
import { sameGoods } from "#app/pricing/same-goods.ts";

/**
 * Locks the cart until the caller's transaction ends, so it is bought once. Refuses: `cart_changed`, and
 * `purchase_busy` if another window has just ordered it.
 */
export async function holdCart(
  tx: Transaction,
  { userId, orderId, quote }: { userId: UserId; orderId: OrderId; quote: Quote },
): Promise<Outcome<null>> {
  const cart = await lockCart(tx, userId);
  const quoted = quote.items.map((item) => item.configuration);
  const held = cart?.items.map((item) => item.configuration) ?? [];
  if (cart?.currency !== quote.currency || !sameGoods(held, quoted)) return cartChanged;
  return (await findOpenCartOrder(tx, userId, { besides: orderId })) ? purchaseBusy : done(null);
}
