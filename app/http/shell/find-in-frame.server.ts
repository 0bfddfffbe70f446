import { sql } from "drizzle-orm";

import { cartCountOf } from "#app/cart/cart-count.server.ts";
import { purchasedBy } from "#app/orders/has-purchased.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

type InFrame = { cartCount: number; premium: boolean };

export const nothingInFrame: InFrame = { cartCount: 0, premium: false };

/** What every page shows of a customer. One statement. */
export async function findInFrame(userId: UserId): Promise<InFrame> {
  const [found] = await readInFrame(db, { userId });
  return found ?? nothingInFrame;
}

const readInFrame = preparedSql<{ userId: UserId }, InFrame>(
  "in-frame",
  ({ userId }) => sql`select ${cartCountOf(userId)} as "cartCount", ${purchasedBy(userId)} as premium`,
);
