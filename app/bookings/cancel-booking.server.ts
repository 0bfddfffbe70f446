import { and, eq, inArray, sql } from "drizzle-orm";

import { openStates } from "#app/bookings/booking.ts";
import { findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { notOpen, unknownBooking } from "#app/bookings/booking-refusals.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { queueCancelledMail } from "#app/bookings/send-chat-mail.server.ts";
import { canStillChange } from "#app/bookings/slots/slot-limits.ts";
import { tooLateToChange } from "#app/bookings/slots/slot-refusals.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { tellCounsellors } from "#app/bookings/tell-counsellor.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/** Until two hours before its time. Mails a calendar cancellation if it had a time. Repeating it changes nothing. */
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
    const { state, startsAt } = found;
    if (state === "confirmed" && startsAt && !canStillChange(startsAt, now)) return tooLateToChange;
    const [cancelled] = await tx
      .update(bookings)
      .set({ state: "cancelled", sequence: nextFileOf })
      .where(and(eq(bookings.id, found.id), inArray(bookings.state, [...openStates])))
      .returning();
    if (cancelled) {
      await recordChange(tx, cancelled, { by: userId, now });
      await queueCancelledMail(tx, cancelled);
      await tellCounsellors(tx, { before: cancelled, after: cancelled, by: userId });
      return done(cancelled);
    }
    const after = await findOwnBooking(tx, bookingId, userId);
    return after?.state === "cancelled" ? done(after) : notOpen;
  });
}

/** Calendars accept an update only with a higher sequence; without a time it is in no calendar. */
export const nextFileOf = sql<number>`${bookings.sequence} + case when ${bookings.startsAt} is null then 0 else 1 end`;
