import { requireBuyable } from "#app/cart/buyable.server.ts";
import { currencyClash } from "#app/cart/cart-limits.ts";
import type { Cart } from "#app/cart/lock-cart.server.ts";
import { findCart, quoteCart } from "#app/cart/quote-cart.server.ts";
import { cartEmpty, type Purchase } from "#app/checkout/purchase.ts";
import { quoteForCustomer, type CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";

type Goods = { configurations: Configuration[]; cart: Cart | null };

/** Reads the cart once, so what was checked is what is priced. */
export async function quotePurchase(purchase: Purchase): Promise<Outcome<CustomerQuote>> {
  const { user, currency, quoteId, couponCode, now } = purchase;
  const goods = await findGoods(purchase);
  if (!goods.ok) return goods;
  const { configurations, cart } = goods.value;
  const buyable = await requireBuyable(user.id, configurations, mayBuyShareAt(now), purchase);
  if (!buyable.ok) return buyable;
  if (cart && !couponCode) return (await quoteCart(cart, { quoteId, now })).priced;
  if (currency === null) return refuse(unknownCurrency);
  return quoteForCustomer({ userId: user.id, configurations, currency, couponCode, quoteId, now });
}

export async function findGoods({ what, user, currency }: Purchase): Promise<Outcome<Goods>> {
  if ("configurations" in what) {
    const { configurations } = what;
    return configurations.length > 0 ? done({ configurations, cart: null }) : cartEmpty;
  }
  const cart = await findCart(user.id);
  if (!cart) return cartEmpty;
  if (cart.currency !== currency) return currencyClash;
  return done({ configurations: cart.items.map((item) => item.configuration), cart });
}
