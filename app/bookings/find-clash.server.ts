import { and, eq, gt, lt, ne, sql } from "drizzle-orm";

import { chatMinutes } from "#app/bookings/booking.ts";
import { bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId, BookingId } from "#app/platform/ids.ts";

/** Serialises one person's bookings, so none of them clash. */
export async function lockChatsOf(tx: Transaction, staffId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`free chats ${staffId}`}, 0))`);
}

export async function hasClash(
  tx: Transaction,
  chat: { staffId: UserId; startsAt: Date; besides: BookingId },
): Promise<boolean> {
  const { staffId, startsAt, besides } = chat;
  const minutesOff = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteMs);
  const [clash] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        gt(bookings.startsAt, minutesOff(-chatMinutes)),
        lt(bookings.startsAt, minutesOff(chatMinutes)),
        ne(bookings.id, besides),
        eq(setBy, staffId),
      ),
    )
    .limit(1);
  return clash !== undefined;
}

/** Column names spelled out: in a single-table query Drizzle drops the table. */
export const setBy = sql<UserId | null>`(select c.changed_by from ${bookingChanges} c
  where c.booking_id = bookings.id and c.state = 'confirmed' order by c.id desc limit 1)`;
