import { noShares, requireBuyable, type ShareCheck } from "#app/cart/buyable.server.ts";
import { currencyClash } from "#app/cart/cart-limits.ts";
import { findCart, quoteCart } from "#app/cart/quote-cart.server.ts";
import { cartEmpty, type Purchase } from "#app/checkout/purchase.ts";
import { quoteForCustomer, type CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** What the purchase comes to, quoted for this customer with coupon and credit. */
export async function quotePurchase(purchase: Purchase): Promise<Outcome<CustomerQuote>> {
  const { user, what, currency, quoteId, couponCode, now } = purchase;
  const configurations = await whatIsBought(purchase);
  if (!configurations.ok) return configurations;
  const buyable = await requireBuyable(user.id, configurations.value, mayBuyShare);
  if (!buyable.ok) return buyable;
  const cart = "cart" in what && !couponCode ? await findCart(user.id) : null;
  if (cart) return (await quoteCart(cart, { quoteId, now })).priced;
  const goods = { userId: user.id, configurations: configurations.value, currency };
  return quoteForCustomer({ ...goods, couponCode, quoteId, now });
}

/** The services named in the purchase, or those in the cart. */
export async function whatIsBought({ what, user, currency }: Purchase): Promise<Outcome<Configuration[]>> {
  if ("configurations" in what) return what.configurations.length > 0 ? done(what.configurations) : cartEmpty;
  const cart = await findCart(user.id);
  if (!cart) return cartEmpty;
  if (cart.currency !== currency) return currencyClash;
  return done(cart.items.map((item) => item.configuration));
}

/** Research groups, which will answer this, are not built yet: no share can be bought. */
const mayBuyShare: ShareCheck = noShares;
