import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import { bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** For mails, where no browser can be asked. */
export async function findLastTimeZone(tx: Db, userId: UserId): Promise<string | null> {
  const [found] = await tx
    .select({ timeZone: bookings.timeZone })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.timeZone)))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return found?.timeZone ?? null;
}

/** A subquery for lists. */
export function lastTimeZoneOf(userId: SQL): SQL {
  return sql`(select told.time_zone from ${bookings} told
    where told.user_id = ${userId} and told.time_zone is not null order by told.created_at desc limit 1)`;
}
