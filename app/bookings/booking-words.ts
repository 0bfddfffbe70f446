import type { BookingState } from "#app/bookings/booking.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { writtenDate } from "#app/platform/dates.ts";

export const stateWords: Record<BookingState, string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  completed: "Completed",
  no_show: "Missed",
  cancelled: "Cancelled",
};

type Timed = { startsAt: Date | null; wishedOn: string | null };

/** When the chat is, or the day the customer would like; null while neither is known. */
export function dayOrTime({ startsAt, wishedOn }: Timed, timeZone: string): string | null {
  if (startsAt) return writtenTime(startsAt, timeZone);
  return wishedOn === null ? null : `You would like ${writtenDate(wishedOn)}`;
}

/** The first message to support, with what was booked written out. */
export function chatMessage(booked: Timed & { heading: string; number: string }, timeZone: string): string {
  const { heading, number, startsAt, wishedOn } = booked;
  const lines = [
    "Hello, I have booked a free five-minute chat.",
    `Service: ${heading}`,
    `WhatsApp number: ${number}`,
  ];
  if (startsAt) lines.push(`Time: ${writtenTime(startsAt, timeZone)}`);
  else if (wishedOn !== null) lines.push(`Day I would like: ${writtenDate(wishedOn)}`);
  return lines.join("\n");
}
