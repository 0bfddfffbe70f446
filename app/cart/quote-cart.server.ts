import { eq } from "drizzle-orm";

import { asAdded, type Cart } from "#app/cart/lock-cart.server.ts";
import { cartItems, carts } from "#app/cart/tables.server.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { quoteWithCoupon, type CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

/** Null when empty. One statement. */
export async function findCart(userId: UserId): Promise<Cart | null> {
  const rows = await findCartWithItems(db, { userId });
  const [first] = rows;
  return first ? { ...first.cart, items: rows.map(({ item }) => item) } : null;
}

const findCartWithItems = prepared("cart-with-items", (on, { userId }: Given<{ userId: UserId }>) =>
  on
    .select({ cart: carts, item: cartItems })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.userId, carts.userId))
    .where(eq(carts.userId, userId))
    .orderBy(...asAdded),
);

/** An expired coupon is ignored; `couponRefusal` says why. */
export async function quoteCart(
  cart: Cart,
  asked: { quoteId?: string | null; besidesOrder?: OrderId | null; now: Date },
): Promise<{ priced: Outcome<CustomerQuote>; couponRefusal: Refusal | null }> {
  const { userId, currency, couponCode } = cart;
  const goods = { userId, currency, configurations: cart.items.map((item) => item.configuration), ...asked };
  const coupon = couponCode ? await findCoupon(db, couponCode, { userId, ...asked }) : done(null);
  const priced = await quoteWithCoupon(goods, coupon.ok ? coupon.value : null);
  return { priced, couponRefusal: coupon.ok ? null : coupon.refusal };
}
