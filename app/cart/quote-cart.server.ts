import { eq } from "drizzle-orm";

import { itemsOf, type Cart } from "#app/cart/lock-cart.server.ts";
import { carts } from "#app/cart/tables.server.ts";
import { quoteForCustomer, type CustomerQuote } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import type { Outcome, Refusal } from "#app/platform/outcome.ts";

export async function findCart(userId: UserId): Promise<Cart | null> {
  const [[cart], items] = await Promise.all([
    db.select().from(carts).where(eq(carts.userId, userId)),
    itemsOf(db, userId),
  ]);
  return cart && items.length > 0 ? { ...cart, items } : null;
}

/** An expired coupon is ignored; `couponRefusal` says why. */
export async function quoteCart(
  cart: Cart,
  asked: { quoteId?: string | null; besidesOrder?: OrderId | null; now: Date },
): Promise<{ priced: Outcome<CustomerQuote>; couponRefusal: Refusal | null }> {
  const { userId, currency, couponCode } = cart;
  const goods = { userId, currency, configurations: cart.items.map((item) => item.configuration), ...asked };
  const priced = await quoteForCustomer({ ...goods, couponCode });
  if (priced.ok || priced.refusal.code !== "wrong_coupon") return { priced, couponRefusal: null };
  return { priced: await quoteForCustomer(goods), couponRefusal: priced.refusal };
}
