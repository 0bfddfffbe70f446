import { type Placeholder, type SQL, sql } from "drizzle-orm";

import { cartItems } from "#app/cart/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

export async function cartCount(userId: UserId): Promise<number> {
  const [found] = await readCount(db, { userId });
  return found?.count ?? 0;
}

const readCount = preparedSql<{ userId: UserId }, { count: number }>(
  "cart-count",
  ({ userId }) => sql`select ${cartCountOf(userId)} as count`,
);

/** The same as a part of another statement. */
export function cartCountOf(userId: Placeholder): SQL<number> {
  return sql`(select count(*)::integer from ${cartItems} where ${cartItems.userId} = ${userId})`;
}
