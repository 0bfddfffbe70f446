import { and, eq, inArray } from "drizzle-orm";

import { notInCart } from "#app/cart/cart-limits.ts";
import { endCartIfEmpty, lockCart } from "#app/cart/lock-cart.server.ts";
import { cartItems } from "#app/cart/tables.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fingerprint, type Configuration } from "#app/pricing/configuration.ts";

/** Somebody else's item is refused as unknown. */
export async function removeFromCart(item: {
  userId: UserId;
  itemId: string;
}): Promise<Outcome<{ count: number }>> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, item.userId);
    if (!cart?.items.some((one) => one.id === item.itemId)) return notInCart;
    await tx.delete(cartItems).where(and(eq(cartItems.userId, item.userId), eq(cartItems.id, item.itemId)));
    await endCartIfEmpty(tx, item.userId);
    return done({ count: cart.items.length - 1 });
  });
}

/** Later additions stay. Part of the transaction that settles the order. */
export async function removeBought(tx: Db, userId: UserId, bought: readonly Configuration[]): Promise<void> {
  const cart = await lockCart(tx, userId);
  if (!cart) return;
  const prints = bought.map(fingerprint);
  await tx.delete(cartItems).where(and(eq(cartItems.userId, userId), inArray(cartItems.fingerprint, prints)));
  await endCartIfEmpty(tx, userId);
}
