import { and, asc, eq, inArray } from "drizzle-orm";

import { openStates } from "#app/bookings/booking.ts";
import { nextFileOf } from "#app/bookings/cancel-booking.server.ts";
import { type Booking, bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import { tellCounsellors } from "#app/bookings/tell-counsellor.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function exportBookings(userId: UserId): Promise<object[]> {
  const [rows, changes] = await Promise.all([
    db
      .select()
      .from(bookings)
      .where(eq(bookings.userId, userId))
      .orderBy(asc(bookings.createdAt), asc(bookings.id)),
    db
      .select({ change: bookingChanges })
      .from(bookingChanges)
      .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
      .where(eq(bookings.userId, userId))
      .orderBy(asc(bookingChanges.id)),
  ]);
  return rows.map((booking) => ({
    ...exportBooking(booking),
    changes: changes
      .filter(({ change }) => change.bookingId === booking.id)
      .map(({ change: { state, startsAt, changedBy, changedAt } }) => ({
        state,
        startsAt: startsAt?.toISOString() ?? null,
        changedBy: changedBy === userId ? "you" : "us",
        changedAt: changedAt.toISOString(),
      })),
  }));
}

function exportBooking(booking: Booking): object {
  return {
    id: booking.id,
    service: booking.service,
    mobile: booking.mobile,
    country: booking.country,
    whatsappNumber: booking.number,
    preferredDay: booking.preferredOn,
    state: booking.state,
    startsAt: booking.startsAt?.toISOString() ?? null,
    remindedAt: booking.remindedAt?.toISOString() ?? null,
    agreedTo: booking.consentText,
    agreedAt: booking.consentedAt.toISOString(),
    timeZone: booking.timeZone,
    bookedAt: booking.createdAt.toISOString(),
  };
}

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
  for (const chat of cancelled) await tellCounsellors(tx, { before: chat, after: chat, by: userId });
  await tx
    .update(bookings)
    .set({ mobile: "", country: "", number: "", preferredOn: null, timeZone: null })
    .where(eq(bookings.userId, userId));
}
