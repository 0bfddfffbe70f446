import { type Placeholder, type SQL, sql } from "drizzle-orm";

import { boughtStates } from "#app/orders/order-state.ts";
import { orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

/** A paid order not wholly refunded: `premium_user` on the wire. */
export async function hasPurchased(userId: UserId): Promise<boolean> {
  const [found] = await readPurchased(db, { userId });
  return found?.purchased ?? false;
}

const readPurchased = preparedSql<{ userId: UserId }, { purchased: boolean }>(
  "has-purchased",
  ({ userId }) => sql`select ${purchasedBy(userId)} as purchased`,
);

/** The same as a part of another statement. */
export function purchasedBy(userId: Placeholder): SQL<boolean> {
  const states = sql.join(
    boughtStates.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`exists (select from ${orders} where ${orders.userId} = ${userId} and ${orders.state} in (${states}))`;
}
