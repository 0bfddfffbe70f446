import { and, eq, inArray, sql } from "drizzle-orm";

import { openStates } from "#app/bookings/booking.ts";
import { findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { notOpen, unknownBooking } from "#app/bookings/refusals.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { queueCancelledMail } from "#app/bookings/send-chat-mail.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * A customer cancels their own booking while it is open; a mail takes one that had a time out of their calendar. One that
 * is cancelled already stays as it is.
 */
export async function cancelBooking({
  bookingId,
  userId,
  now,
}: {
  bookingId: string;
  userId: UserId;
  now: Date;
}): Promise<Outcome<Booking>> {
  return allOrNothing(db, async (tx) => {
    const found = await findOwnBooking(tx, bookingId, userId);
    if (!found) return unknownBooking;
    const [cancelled] = await tx
      .update(bookings)
      .set({ state: "cancelled", sequence: nextFileOf })
      .where(and(eq(bookings.id, found.id), inArray(bookings.state, [...openStates])))
      .returning();
    if (cancelled) {
      await recordChange(tx, cancelled, { by: userId, now });
      await queueCancelledMail(tx, cancelled);
      return done(cancelled);
    }
    const after = await findOwnBooking(tx, bookingId, userId);
    return after?.state === "cancelled" ? done(after) : notOpen;
  });
}

/** A calendar takes a file as news only when its sequence has grown; one that has no time was in no calendar. */
export const nextFileOf = sql<number>`${bookings.sequence} + case when ${bookings.startsAt} is null then 0 else 1 end`;
