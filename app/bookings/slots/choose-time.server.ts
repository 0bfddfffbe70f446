import { and, eq, gt, ne } from "drizzle-orm";

import { bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { isOpen } from "#app/bookings/booking.ts";
import { notOpen, unknownBooking } from "#app/bookings/booking-refusals.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { countAttempt } from "#app/bookings/limit-bookings.server.ts";
import { lockBooking } from "#app/bookings/lock-booking.server.ts";
import { lockDiaries } from "#app/bookings/once-at-a-time.server.ts";
import { findFreeTimes } from "#app/bookings/slots/find-free-times.server.ts";
import { bookablePeriod, canStillChange, chatShape, timedChatsMax } from "#app/bookings/slots/slot-limits.ts";
import { noTimeChosen, timeTaken, tooLateToChange, tooManyTimes } from "#app/bookings/slots/slot-refusals.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuseAll } from "#app/platform/outcome.ts";

/** `slot`: a moment as the page offered it, such as 2026-12-03T10:30:00.000Z. */
export async function bookChatAt({
  slot,
  ...request
}: ChatRequest & { slot: string }): Promise<Outcome<Booking>> {
  const allowed = await countAttempt(request.userId);
  if (!allowed.ok) return allowed;
  const at = readSlot(slot);
  return allOrNothing(db, async (tx) => {
    const booked = await bookChat(request, tx);
    if (!booked.ok || !at.ok) return refuseAll([at, booked]);
    return place(tx, booked.value, { at: at.value, now: request.now });
  });
}

/** For a chat that has no time yet, or another one. */
export async function moveChat({
  bookingId,
  userId,
  slot,
  now,
}: {
  bookingId: string;
  userId: UserId;
  slot: string;
  now: Date;
}): Promise<Outcome<Booking>> {
  const allowed = await countAttempt(userId);
  if (!allowed.ok) return allowed;
  const at = readSlot(slot);
  return allOrNothing(db, async (tx) => {
    const before = await lockBooking(tx, bookingId);
    if (before?.userId !== userId) return unknownBooking;
    if (!isOpen(before.state)) return notOpen;
    if (before.startsAt && !canStillChange(before.startsAt, now)) return tooLateToChange;
    if (!at.ok) return at;
    if (before.startsAt?.getTime() === at.value.getTime()) return done(before);
    return place(tx, before, { at: at.value, now });
  });
}

export function readSlot(slot: string): Outcome<Date> {
  const at = new Date(slot);
  return Number.isNaN(at.getTime()) ? noTimeChosen : done(at);
}

/** Looks again once nobody else can book these people. */
async function place(
  tx: Transaction,
  booking: Booking,
  { at, now }: { at: Date; now: Date },
): Promise<Outcome<Booking>> {
  const { id, userId } = booking;
  const bookable = bookablePeriod(now);
  const asked = { shape: chatShape, customerId: userId, besides: id };
  const freeThen = async () => {
    if (at < bookable.from || at > bookable.to) return [];
    const { times } = await findFreeTimes(tx, { ...asked, from: at, to: at });
    return times[0]?.counsellorIds ?? [];
  };
  const likely = await freeThen();
  await lockDiaries(tx, [userId, ...likely]);
  const staffId = (await freeThen()).find((counsellorId) => likely.includes(counsellorId));
  if (staffId === undefined)
    return timeTaken(await nextFreeTimes(tx, at, { ...asked, ...bookable }), zoneOf(booking));
  if ((await countTimed(tx, booking, now)) >= timedChatsMax) return tooManyTimes;
  return confirmBooking({ bookingId: id, startsAt: at, staffId, by: userId, now }, tx);
}

/** Those after the wanted one; if there are none, the first of all. */
export async function nextFreeTimes(
  tx: Transaction,
  wanted: Date,
  asked: Parameters<typeof findFreeTimes>[1],
): Promise<Date[]> {
  const { times } = await findFreeTimes(tx, asked);
  const after = times.filter(({ at }) => at > wanted);
  return (after.length > 0 ? after : times).slice(0, offeredInstead).map(({ at }) => at);
}

const offeredInstead = 3;

function countTimed(tx: Transaction, { id, userId }: Booking, now: Date): Promise<number> {
  return tx.$count(
    bookings,
    and(
      eq(bookings.userId, userId),
      eq(bookings.state, "confirmed"),
      gt(bookings.startsAt, now),
      ne(bookings.id, id),
    ),
  );
}

function zoneOf({ timeZone, country }: Booking): string {
  return customerZone(timeZone, country);
}
