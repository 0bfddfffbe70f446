import type { BookingState } from "#app/bookings/booking.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { writtenDate } from "#app/platform/dates.ts";

export const stateLabels: Record<BookingState, string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  completed: "Completed",
  no_show: "Missed",
  cancelled: "Cancelled",
};

type Timed = { startsAt: Date | null; preferredOn: string | null };

export function dayOrTime({ startsAt, preferredOn }: Timed, timeZone: string): string | null {
  if (startsAt) return writtenTime(startsAt, timeZone);
  return preferredOn === null ? null : `You would like ${writtenDate(preferredOn)}`;
}

/** What the customer would like, as staff read it beside the chat. */
export function preferenceForStaff({ preferredOn }: Pick<Timed, "preferredOn">): string | null {
  return preferredOn === null ? null : `Would like ${writtenDate(preferredOn)}`;
}

export function chatMessage(booked: Timed & { heading: string; number: string }, timeZone: string): string {
  const { heading, number, startsAt, preferredOn } = booked;
  const lines = [
    "Hello, I have booked a free five-minute chat.",
    `Service: ${heading}`,
    `WhatsApp number: ${number}`,
  ];
  if (startsAt) lines.push(`Time: ${writtenTime(startsAt, timeZone)}`);
  else if (preferredOn !== null) lines.push(`Day I would like: ${writtenDate(preferredOn)}`);
  return lines.join("\n");
}
