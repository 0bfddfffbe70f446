import { and, eq, inArray } from "drizzle-orm";

import { openStates } from "#app/bookings/booking.ts";
import { nextFileOf } from "#app/bookings/cancel-booking.server.ts";
import { bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** An account is deleted: nobody is written to any more, and what is left of its free chats names no number. */
export async function eraseBookings(tx: Transaction, userId: UserId): Promise<void> {
  const cancelled = await tx
    .update(bookings)
    .set({ state: "cancelled", sequence: nextFileOf })
    .where(and(eq(bookings.userId, userId), inArray(bookings.state, [...openStates])))
    .returning();
  if (cancelled.length > 0) {
    await tx
      .insert(bookingChanges)
      .values(
        cancelled.map(({ id, state, startsAt }) => ({ bookingId: id, state, startsAt, changedBy: userId })),
      );
  }
  await tx
    .update(bookings)
    .set({ mobile: "", country: "", number: "", preferredOn: null, timeZone: null })
    .where(eq(bookings.userId, userId));
}
