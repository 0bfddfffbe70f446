import { and, desc, eq, isNotNull } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** The zone that a customer's browser told when they last booked a free chat, for when there is no browser to ask. */
export async function findToldZone(tx: Db, userId: UserId): Promise<string | null> {
  const [found] = await tx
    .select({ timeZone: bookings.timeZone })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.timeZone)))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return found?.timeZone ?? null;
}
