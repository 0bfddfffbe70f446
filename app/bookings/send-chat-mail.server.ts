import { z } from "zod";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { calendarFile } from "#app/bookings/calendar-file.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findCounsellor, whenWith } from "#app/bookings/find-counsellor.server.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { changeHoursBefore } from "#app/bookings/slots/slot-limits.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import { BookingId } from "#app/platform/ids.ts";

const schema = z.object({
  about: z.enum(["confirmed", "reminder", "cancelled"]),
  bookingId: BookingId,
  /** The booking's sequence: a mail about an older time is dropped. */
  sequence: z.number().int(),
});
type ChatMail = z.infer<typeof schema>;

export const sendChatMailJob = job({
  name: "send-chat-mail",
  schema,
  key: ({ about, bookingId, sequence }) => `${about} ${bookingId} ${sequence}`,
});

export async function queueChatMail(tx: Db, mail: ChatMail): Promise<void> {
  await enqueue(tx, sendChatMailJob, mail);
}

/** Only for a chat that had a time: others are in no calendar. */
export async function queueCancelledMail(
  tx: Db,
  { id: bookingId, startsAt, sequence }: Booking,
): Promise<void> {
  if (startsAt) await queueChatMail(tx, { about: "cancelled", bookingId, sequence });
}

/** Skips a chat that was cancelled, moved, erased or has begun since queueing. */
export async function sendChatMail({ about, bookingId, sequence }: ChatMail, now: Date): Promise<void> {
  const booking = await findBooking(db, bookingId);
  const startsAt = booking?.startsAt;
  if (!startsAt || booking.sequence !== sequence || startsAt <= now || booking.number === "") return;
  if (booking.state !== (about === "cancelled" ? "cancelled" : "confirmed")) return;
  const customer = await findCustomer(db, booking.userId);
  invariant(customer, `customer ${booking.userId} is there`);
  const [heading = booking.service] = await findHeadings([booking.service]);
  const own = customerZone(booking.timeZone, booking.country);
  const when = writtenTime(startsAt, own);
  const file = calendarFile(booking, heading, now);
  const text = about === "cancelled" ? cancelledLines : setLines;
  const counsellor = await findCounsellor(db, booking);
  const whenForBoth = whenWith(startsAt, own, counsellor);
  await sendMail({
    to: customer.email,
    about: { userId: booking.userId },
    subject: subjects[about](when),
    body: [`Hello ${customer.firstName},`, ...text(booking, { heading, when: whenForBoth })].join("\n\n"),
    attachments: file ? [file] : [],
  });
}

const subjects: Record<ChatMail["about"], (when: string) => string> = {
  confirmed: (when) => `Your free chat is on ${when}`,
  reminder: (when) => `Reminder: your free chat is on ${when}`,
  cancelled: (when) => `Cancelled: your free chat on ${when}`,
};

type Said = { heading: string; when: string };

function setLines({ id, number }: Booking, { heading, when }: Said): string[] {
  return [
    `Your free five-minute chat about “${heading}” is on ${when}.`,
    `A counsellor writes to you on WhatsApp at ${writtenNumber(number)}.`,
    "The file that comes with this mail puts it into your calendar, in your own time zone.",
    `If the time does not suit you, move or cancel the chat until ${changeHoursBefore} hours before it: ${env().SITE_URL}/account/bookings/${id}`,
  ];
}

function cancelledLines({ service }: Booking, { heading, when }: Said): string[] {
  return [
    `Your free five-minute chat about “${heading}” on ${when} is cancelled. We will not write to you then.`,
    "The file that comes with this mail takes it out of your calendar.",
    `You can book another at any time: ${env().SITE_URL}${servicePath(service)}#free-chat`,
  ];
}
