import { eq } from "drizzle-orm";

import { isOpen } from "#app/bookings/booking.ts";
import { lockBooking } from "#app/bookings/lock-booking.server.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { notOpen, unknownBooking } from "#app/bookings/booking-refusals.ts";
import { queueChatMail } from "#app/bookings/send-chat-mail.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { tellCounsellors } from "#app/bookings/tell-counsellor.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId, BookingId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Confirmation = {
  bookingId: BookingId;
  startsAt: Date;
  /** Who holds the chat. */
  staffId: UserId;
  /** The customer, if it was they who chose the time. */
  by?: UserId;
  now: Date;
};

/** The caller checks permission. Repeating the same time changes nothing. Joins the caller's transaction. */
export async function confirmBooking(
  { bookingId, startsAt, staffId, by = staffId, now }: Confirmation,
  within: Db = db,
): Promise<Outcome<Booking>> {
  if (Number.isNaN(startsAt.getTime()) || startsAt <= now) return notAhead;
  return allOrNothing(within, async (tx) => {
    const before = await lockBooking(tx, bookingId);
    if (!before) return unknownBooking;
    if (!isOpen(before.state)) return notOpen;
    if (before.startsAt?.getTime() === startsAt.getTime()) return done(before);
    const time = { startsAt, counsellorId: staffId, sequence: before.sequence + 1, remindedAt: null };
    const [booking] = await tx
      .update(bookings)
      .set({ state: "confirmed", ...time })
      .where(eq(bookings.id, bookingId))
      .returning();
    if (!booking) return unknownBooking;
    await recordChange(tx, booking, { by, now });
    await queueChatMail(tx, { about: "confirmed", bookingId, sequence: booking.sequence });
    await tellCounsellors(tx, { before, after: booking, by });
    return done(booking);
  });
}

const notAhead = refuse({
  code: "invalid_choice",
  message: "Choose a time that is still to come.",
  status: 422,
  field: "startsAt",
});
