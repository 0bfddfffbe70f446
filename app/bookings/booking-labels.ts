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

/** What happens next, as the customer reads it. Without the number where it was erased. */
export function nextStep(state: BookingState, number: string): string {
  switch (state) {
    case "requested":
      return `A counsellor will write to you on WhatsApp at ${number} to set the time.`;
    case "confirmed":
      return `A counsellor will write to you on WhatsApp at ${number}.`;
    case "completed":
      return "This chat was held.";
    case "no_show":
      return "We did not reach you for this chat. You can book another.";
    case "cancelled":
      return "This chat was cancelled.";
  }
}

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
