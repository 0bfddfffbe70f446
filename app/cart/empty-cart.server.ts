import { eq } from "drizzle-orm";

import { lockCart } from "#app/cart/lock-cart.server.ts";
import { cartItems, carts } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function emptyCart(userId: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockCart(tx, userId))) return;
    await tx.delete(cartItems).where(eq(cartItems.userId, userId));
    await tx.delete(carts).where(eq(carts.userId, userId));
  });
}
