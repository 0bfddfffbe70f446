import { asc, eq } from "drizzle-orm";

import { cartItems, carts } from "#app/cart/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export type Cart = typeof carts.$inferSelect & { items: CartItem[] };
type CartItem = typeof cartItems.$inferSelect;

/** Locked until the transaction ends; null without a cart. */
export async function lockCart(tx: Db, userId: UserId): Promise<Cart | null> {
  const [cart] = await tx.select().from(carts).where(eq(carts.userId, userId)).for("update");
  return cart ? { ...cart, items: await itemsOf(tx, userId) } : null;
}

/** Creates one in `currency` if missing or empty. */
export async function lockOrBeginCart(tx: Db, userId: UserId, currency: Currency): Promise<Cart> {
  // A no-op update, because it locks the row whoever inserted it.
  const [cart] = await tx
    .insert(carts)
    .values({ userId, currency })
    .onConflictDoUpdate({ target: carts.userId, set: { userId } })
    .returning();
  if (!cart) throw new Error("an upsert returned no cart");
  const items = await itemsOf(tx, userId);
  if (items.length > 0 || cart.currency === currency) return { ...cart, items };
  await tx.update(carts).set({ currency }).where(eq(carts.userId, userId));
  return { ...cart, currency, items };
}

/** The caller holds the lock. */
export async function endCartIfEmpty(tx: Db, userId: UserId): Promise<void> {
  const [left] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .limit(1);
  if (!left) await tx.delete(carts).where(eq(carts.userId, userId));
}

/** In the order added, by which credit and rounding are distributed. */
export async function itemsOf(tx: Db, userId: UserId): Promise<CartItem[]> {
  return tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}
