import { findJoinOffer, type JoinOffer } from "#app/cart/join-offer.ts";
import { findCart, quoteCart } from "#app/cart/quote-cart.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Refusal } from "#app/platform/outcome.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import type { ItemQuote, Quote } from "#app/pricing/quote.ts";
import type { Currency } from "#app/money/currency.ts";

export type PricedCart = {
  currency: Currency;
  couponCode: string | null;
  /** Prices are then without the coupon. */
  couponRefusal: Refusal | null;
  items: PricedCartItem[];
  /** Null when it cannot be priced; `refusal` says why. */
  quote: Quote | null;
  refusal: Refusal | null;
  joinOffer: JoinOffer | null;
};

export type PricedCartItem = { id: string; configuration: CatalogueConfiguration; quote: ItemQuote | null };

/** Null when empty. Money reserved by its own `begun` order counts as free. */
export async function readCart(
  userId: UserId,
  now: Date,
  { quoteId = null, begun = null }: { quoteId?: string | null; begun?: Order | null } = {},
): Promise<PricedCart | null> {
  const cart = await findCart(userId);
  if (!cart) return null;
  const { priced, couponRefusal } = await quoteCart(cart, { quoteId, besidesOrder: begun?.id, now });
  const quote = priced.ok ? priced.value.quote : null;
  const items = cart.items.map(({ id, configuration }, index) => ({
    id,
    configuration,
    quote: quote?.items[index] ?? null,
  }));
  const refusal = priced.ok ? null : priced.refusal;
  const { currency, couponCode } = cart;
  return { currency, couponCode, couponRefusal, items, quote, refusal, joinOffer: findJoinOffer(items) };
}
