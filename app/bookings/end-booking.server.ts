import { and, eq, inArray } from "drizzle-orm";

import { bookingStatesBefore } from "#app/bookings/booking.ts";
import { nextFileOf } from "#app/bookings/cancel-booking.server.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { notOpen, unknownBooking } from "#app/bookings/booking-refusals.ts";
import { queueCancelledMail } from "#app/bookings/send-chat-mail.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { tellCounsellors } from "#app/bookings/tell-counsellor.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId, BookingId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type End = "completed" | "no_show" | "cancelled";

/** The caller checks permission. Mails the customer on a cancellation. Joins the caller's transaction. */
export async function endBooking(
  { bookingId, as: end, staffId, now }: { bookingId: BookingId; as: End; staffId: UserId; now: Date },
  within: Db = db,
): Promise<Outcome<Booking>> {
  return allOrNothing(within, async (tx) => {
    const found = await findBooking(tx, bookingId);
    if (!found) return unknownBooking;
    if (end !== "cancelled" && found.startsAt && found.startsAt > now) return stillToCome;
    const [ended] = await tx
      .update(bookings)
      .set(end === "cancelled" ? { state: end, sequence: nextFileOf } : { state: end })
      .where(and(eq(bookings.id, found.id), inArray(bookings.state, bookingStatesBefore(end))))
      .returning();
    if (!ended) return found.state === "requested" ? notConfirmed : notOpen;
    await recordChange(tx, ended, { by: staffId, now });
    if (end === "cancelled") {
      await queueCancelledMail(tx, ended);
      await tellCounsellors(tx, { before: ended, after: ended, by: staffId });
    }
    return done(ended);
  });
}

const stillToCome = refuse({
  code: "still_to_come",
  message: "This free chat is still to come. Say how it went once it has begun, or cancel it.",
  status: 409,
});

const notConfirmed = refuse({
  code: "not_confirmed",
  message: "This free chat has no time yet. Set one first.",
  status: 409,
});
