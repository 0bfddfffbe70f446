import { countAttempt } from "#app/bookings/attempt-limit.server.ts";
import { daysAheadMax, isWishable } from "#app/bookings/chat-day.ts";
import { knownZone } from "#app/bookings/customer-zone.server.ts";
import { recordChange } from "#app/bookings/record-change.server.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import { readWhatsappNumber, type WhatsappNumber } from "#app/bookings/whatsapp-number.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type ChatRequest = {
  userId: UserId;
  /** Digits without the country's code. */
  mobile: string;
  /** ISO 3166 alpha-2. */
  country: string;
  service: string;
  /** The day the customer would like, as yyyy-mm-dd; empty where they name none. */
  preferredOn: string;
  consented: boolean;
  /** What was agreed to. */
  consentText: string;
  /** That of the browser, where it has told it. */
  timeZone?: string | null;
  now: Date;
};

/** Books a free chat. Whatever comes of it counts as one of the customer's attempts. */
export async function askForChat(request: ChatRequest): Promise<Outcome<Booking>> {
  const allowed = await countAttempt(request.userId);
  return allowed.ok ? bookChat(request) : allowed;
}

/** Books a free chat. A customer has one open booking for a service, however many they ask for at once. */
export async function bookChat(request: ChatRequest): Promise<Outcome<Booking>> {
  const checked = checkRequest(request);
  if (!checked.ok) return checked;
  const { userId, consentText, now } = request;
  const timeZone = knownZone(request.timeZone ?? null);
  return allOrNothing(db, async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({ ...checked.value, userId, consentText, consentedAt: now, timeZone, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!booking) return alreadyBooked;
    await recordChange(tx, booking, { by: userId, now });
    return done(booking);
  });
}

type Checked = WhatsappNumber & { service: ServiceSlug; preferredOn: string | null };

function checkRequest(request: ChatRequest): Outcome<Checked> {
  const { mobile, country, preferredOn, consented, now } = request;
  const number = readWhatsappNumber(mobile, country);
  if (!number.ok) return number;
  if (request.service.trim() === "") return noService;
  const service = findServiceSlug(request.service.trim());
  if (!service) return unknownService;
  const day = preferredOn.trim();
  if (day !== "" && !isWishable(day, now)) return notWishable;
  if (!consented) return noConsent;
  return done({ ...number.value, service, preferredOn: day === "" ? null : day });
}

export const alreadyBooked = refuse({
  code: "already_booked",
  message: "You have an open free chat about this service. Your dashboard shows its state.",
  status: 409,
  field: "service",
});

const noService = refuse({
  code: "missing_choice",
  message: "Choose the service you want to talk about.",
  status: 422,
  field: "service",
});

const unknownService = refuse({
  code: "unknown_service",
  message: "This service was not found.",
  status: 404,
  field: "service",
});

const notWishable = refuse({
  code: "invalid_choice",
  message: `Choose a day from today to ${daysAheadMax} days from now, or none.`,
  status: 422,
  field: "preferredOn",
});

const noConsent = refuse({
  code: "missing_choice",
  message: "We can only hold the chat if you agree that we write to you on WhatsApp.",
  status: 422,
  field: "consent",
});
