import { eq } from "drizzle-orm";

import { carts } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

/** Null without a cart. */
export async function cartCurrency(userId: UserId): Promise<Currency | null> {
  const [cart] = await db.select({ currency: carts.currency }).from(carts).where(eq(carts.userId, userId));
  return cart?.currency ?? null;
}
