import { asc, eq } from "drizzle-orm";

import { cartItems, carts } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function exportCart(userId: UserId) {
  const [[cart], items] = await Promise.all([
    db
      .select({ currency: carts.currency, coupon: carts.couponCode })
      .from(carts)
      .where(eq(carts.userId, userId)),
    db
      .select({
        service: cartItems.service,
        configuration: cartItems.configuration,
        added_at: cartItems.addedAt,
      })
      .from(cartItems)
      .where(eq(cartItems.userId, userId))
      .orderBy(asc(cartItems.addedAt), asc(cartItems.id)),
  ]);
  return cart ? { ...cart, items } : null;
}
