import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import { countriesOf } from "#app/accounts/profile/countries-of.server.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
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

/** Of many at once; without deleted accounts. */
export async function zonesOfCustomers(tx: Db, userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const [countries, told] = await Promise.all([
    countriesOf(tx, userIds),
    tx
      .selectDistinctOn([bookings.userId], { userId: bookings.userId, timeZone: bookings.timeZone })
      .from(bookings)
      .where(and(inArray(bookings.userId, [...new Set(userIds)]), isNotNull(bookings.timeZone)))
      .orderBy(bookings.userId, desc(bookings.createdAt)),
  ]);
  const toldBy = new Map(told.map(({ userId, timeZone }) => [userId, timeZone]));
  return new Map([...countries].map(([id, country]) => [id, customerZone(toldBy.get(id) ?? null, country)]));
}

/** A subquery for lists. */
export function lastTimeZoneOf(userId: SQL): SQL {
  return sql`(select told.time_zone from ${bookings} told
    where told.user_id = ${userId} and told.time_zone is not null order by told.created_at desc limit 1)`;
}
