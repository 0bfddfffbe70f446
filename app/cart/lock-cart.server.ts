import { asc, eq, sql } from "drizzle-orm";

import { cartItems, carts } from "#app/cart/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type Cart = typeof carts.$inferSelect & { items: CartItem[] };
type CartItem = typeof cartItems.$inferSelect;

/** Locked until the transaction ends; null without a cart. */
export async function lockCart(tx: Db, userId: UserId): Promise<Cart | null> {
  const [cart] = await lockRow(tx, { userId });
  return cart ? { ...cart, items: await itemsOf(tx, userId) } : null;
}

const lockRow = prepared("lock-cart", (on, { userId }: Given<{ userId: UserId }>) =>
  on.select().from(carts).where(eq(carts.userId, userId)).for("update"),
);

/** Creates one in `currency` if missing or empty. */
export async function lockOrBeginCart(tx: Db, userId: UserId, currency: Currency): Promise<Cart> {
  const [cart] = await lockOrInsert(tx, { userId, currency });
  if (!cart) throw new Error("an upsert returned no cart");
  const items = await itemsOf(tx, userId);
  if (items.length > 0 || cart.currency === currency) return { ...cart, items };
  await tx.update(carts).set({ currency }).where(eq(carts.userId, userId));
  return { ...cart, currency, items };
}

const lockOrInsert = prepared(
  "lock-or-begin-cart",
  (on, { userId, currency }: Given<{ userId: UserId; currency: Currency }>) =>
    on
      .insert(carts)
      .values({ userId, currency })
      // A no-op update, because it locks the row whoever inserted it.
      .onConflictDoUpdate({ target: carts.userId, set: { userId: sql`excluded.user_id` } })
      .returning(),
);

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
export const asAdded = [asc(cartItems.addedAt), asc(cartItems.id)] as const;

/** Read after the lock is had, or another's addition would be missed. */
function itemsOf(tx: Db, userId: UserId): Promise<CartItem[]> {
  return findItems(tx, { userId });
}

const findItems = prepared("cart-items", (on, { userId }: Given<{ userId: UserId }>) =>
  on
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(...asAdded),
);
