import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";

import { setBy } from "#app/bookings/find-clash.server.ts";
import type { ListedChat } from "#app/bookings/list-chats.server.ts";
import { bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId, BookingId } from "#app/platform/ids.ts";

/** Without cancelled ones; optionally only those whose time this person set. */
export async function chatsBetween(
  tx: Db,
  { from, to, staffId }: { from: Date; to: Date; staffId: UserId | null },
): Promise<ListedChat[]> {
  const found = await tx
    .select({ booking: bookings, setBy })
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, ["confirmed", "completed", "no_show"]),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
        staffId === null ? undefined : eq(setBy, staffId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return found.map((row) => ({ ...row.booking, setBy: row.setBy }));
}

export async function findListedChat(tx: Db, id: BookingId): Promise<ListedChat | null> {
  const [row] = await tx.select({ booking: bookings, setBy }).from(bookings).where(eq(bookings.id, id));
  return row ? { ...row.booking, setBy: row.setBy } : null;
}
