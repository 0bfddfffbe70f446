import { countAttempt } from "#app/bookings/limit-bookings.server.ts";
import { type ChatFields, readChat } from "#app/bookings/booking-fields.server.ts";
import { knownZone } from "#app/bookings/customer-zone.server.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type ChatRequest = ChatFields & {
  userId: UserId;
  consentText: string;
  /** Null when the browser did not report one. */
  timeZone?: string | null;
  now: Date;
};

/** Every call counts as an attempt, whatever comes of it. */
export async function askForChat(request: ChatRequest): Promise<Outcome<Booking>> {
  const allowed = await countAttempt(request.userId);
  return allowed.ok ? bookChat(request) : allowed;
}

/** One open booking per customer and service, even with parallel requests. */
export async function bookChat(request: ChatRequest, within: Db = db): Promise<Outcome<Booking>> {
  const { userId, consentText, now } = request;
  const chat = readChat(request, now);
  if (!chat.ok) return chat;
  const timeZone = knownZone(request.timeZone ?? null);
  return allOrNothing(within, async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({ ...chat.value, userId, consentText, consentedAt: now, timeZone, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!booking) return alreadyBooked;
    await recordChange(tx, booking, { by: userId, now });
    return done(booking);
  });
}

export const alreadyBooked = refuse({
  code: "already_booked",
  message: "You have an open free chat about this service. Your dashboard shows its state.",
  status: 409,
  field: "service",
});
