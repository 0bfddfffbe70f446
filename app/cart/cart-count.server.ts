import { eq } from "drizzle-orm";

import { cartItems } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function cartCount(userId: UserId): Promise<number> {
  return db.$count(cartItems, eq(cartItems.userId, userId));
}
