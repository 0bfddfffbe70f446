import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";

import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Without cancelled ones; optionally only those that this person holds. */
export async function chatsBetween(
  tx: Db,
  { from, to, staffId }: { from: Date; to: Date; staffId: UserId | null },
): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, ["confirmed", "completed", "no_show"]),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
        staffId === null ? undefined : eq(bookings.counsellorId, staffId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}
