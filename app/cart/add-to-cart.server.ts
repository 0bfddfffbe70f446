import { eq } from "drizzle-orm";

import { requireBuyable, type ShareCheck } from "#app/cart/buyable.server.ts";
import { cartFull, cartItemsMax, currencyClash } from "#app/cart/cart-limits.ts";
import { type Cart, lockOrBeginCart } from "#app/cart/lock-cart.server.ts";
import { cartItems, carts } from "#app/cart/tables.server.ts";
import { countInterest } from "#app/catalog/count-interest.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { quoteWithCoupon } from "#app/orders/quote-for-customer.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import { fingerprint, type CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { priceChanged } from "#app/pricing/price-changed.ts";
import type { Currency } from "#app/money/currency.ts";

type Addition = {
  userId: UserId;
  configurations: CatalogueConfiguration[];
  currency: Currency;
  /** An invalid coupon is dropped; it never blocks adding. */
  couponCode?: string | null;
  quoteId?: string | null;
  /** The price the page showed, in hundredths. */
  assertedPrice?: bigint | null;
  mayBuyShare: ShareCheck;
  /** Replaces the whole cart, which may change its currency. */
  inPlaceOfCart?: boolean;
  now: Date;
};

type Added = { itemIds: string[]; count: number };

/** Adding the same configuration again keeps the existing item. */
export async function addToCart(addition: Addition): Promise<Outcome<Added>> {
  const { userId, configurations, currency, now } = addition;
  const buyable = await requireBuyable(userId, configurations, addition.mayBuyShare);
  if (!buyable.ok) return buyable;
  const coupon = addition.couponCode ? await findCoupon(db, addition.couponCode, { userId, now }) : null;
  const terms = coupon?.ok ? coupon.value : null;
  const asserted = addition.assertedPrice ?? null;
  // Whose credit counts matters only for a price to compare with.
  const goods = { userId: asserted === null ? null : userId, configurations, currency };
  const priced = await quoteWithCoupon({ ...goods, quoteId: addition.quoteId, now }, terms);
  if (!priced.ok) return priced;
  const { price } = priced.value.quote;
  if (asserted !== null && asserted !== price) return priceChanged({ price, currency });
  const added = await allOrNothing(db, async (tx) => {
    const before = await lockOrBeginCart(tx, userId, currency);
    const cart = addition.inPlaceOfCart ? { ...before, currency, items: [] } : before;
    if (cart.currency !== currency) return currencyClash;
    if (cart.items.length + newOnes(cart, configurations).length > cartItemsMax) return cartFull;
    if (addition.inPlaceOfCart) await clearCart(tx, userId, currency);
    if (terms) await tx.update(carts).set({ couponCode: terms.code }).where(eq(carts.userId, userId));
    return done(await insertItems(tx, cart, configurations, now));
  });
  if (!added.ok) return added;
  const { placed, ...value } = added.value;
  for (const service of placed) countInterest(service, "carted", now);
  return done(value);
}

async function clearCart(tx: Db, userId: UserId, currency: Currency): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  await tx.update(carts).set({ currency, couponCode: null }).where(eq(carts.userId, userId));
}

async function insertItems(
  tx: Db,
  cart: Cart,
  configurations: CatalogueConfiguration[],
  now: Date,
): Promise<Added & { placed: ServiceSlug[] }> {
  // At least a millisecond apart, so items keep their order.
  const last = cart.items.at(-1)?.addedAt.getTime() ?? 0;
  const first = Math.max(now.getTime(), last + 1);
  const added = newOnes(cart, configurations).map((configuration, position) => ({
    userId: cart.userId,
    service: configuration.service,
    configuration,
    fingerprint: fingerprint(configuration),
    addedAt: new Date(first + position),
  }));
  const all = [...cart.items];
  // Nearly always one.
  for (const item of added) all.push(...(await insertItem(tx, item)));
  const wanted = new Set(configurations.map(fingerprint));
  return {
    itemIds: all.filter((item) => wanted.has(item.fingerprint)).map((item) => item.id),
    count: all.length,
    placed: added.map(({ service }) => service),
  };
}

type NewItem = Omit<Cart["items"][number], "id">;

const insertItem = prepared("insert-cart-item", (on, given: Given<NewItem>) =>
  on
    .insert(cartItems)
    .values({
      userId: given.userId,
      service: given.service,
      configuration: given.configuration,
      fingerprint: given.fingerprint,
      addedAt: given.addedAt,
    })
    .returning(),
);

function newOnes(cart: Cart, configurations: CatalogueConfiguration[]): CatalogueConfiguration[] {
  const seen = new Set(cart.items.map((item) => item.fingerprint));
  return configurations.filter((configuration) => {
    const print = fingerprint(configuration);
    if (seen.has(print)) return false;
    seen.add(print);
    return true;
  });
}
