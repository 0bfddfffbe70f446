import { z } from "zod";

import { findColleagues } from "#app/accounts/staff-account.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { counsellorFile } from "#app/bookings/calendar-file.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { listAtDesk } from "#app/desk/find-colleague.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue, job } from "#app/platform/job.server.ts";
import { BookingId, UserId } from "#app/platform/ids.ts";

const schema = z.object({
  about: z.enum(["booked", "gone"]),
  bookingId: BookingId,
  /** The booking's sequence: a mail about an older time is dropped. */
  sequence: z.number().int(),
  counsellorId: UserId,
  /** Of what is gone: the booking may have another time. */
  startsAt: z.iso.datetime(),
});
type Told = z.infer<typeof schema>;

export const tellCounsellorJob = job({
  name: "tell-counsellor",
  schema,
  key: ({ about, bookingId, sequence, counsellorId }) => `${about} ${bookingId} ${sequence} ${counsellorId}`,
});

/** Of what somebody else has changed in their diary. `after`: cancelled, or with another time. */
export async function tellCounsellors(
  tx: Transaction,
  { before, after, by }: { before: Booking | null; after: Booking; by: UserId },
): Promise<void> {
  const { id: bookingId, sequence } = after;
  const holds = after.state === "confirmed" ? after.counsellorId : null;
  const held = before?.startsAt && before.counsellorId !== holds ? before : null;
  if (after.startsAt && holds !== null && holds !== by) {
    await tell(tx, { about: "booked", bookingId, sequence, counsellorId: holds, startsAt: after.startsAt });
  }
  if (held?.startsAt && held.counsellorId !== null && held.counsellorId !== by) {
    const { counsellorId, startsAt } = held;
    await tell(tx, { about: "gone", bookingId, sequence, counsellorId, startsAt });
  }
}

/** Who has left the desk is told nothing. */
async function tell(
  tx: Db,
  { startsAt, ...told }: Omit<Told, "startsAt"> & { startsAt: Date },
): Promise<void> {
  const here = await listAtDesk(tx, [told.counsellorId]);
  if (here.length > 0) await enqueue(tx, tellCounsellorJob, { ...told, startsAt: startsAt.toISOString() });
}

export async function tellCounsellor({ counsellorId, ...told }: Told, now: Date): Promise<void> {
  const [booking, [member], accounts] = await Promise.all([
    findBooking(db, told.bookingId),
    listAtDesk(db, [counsellorId]),
    findColleagues(db, [counsellorId]),
  ]);
  const account = accounts.get(counsellorId);
  const startsAt = new Date(told.startsAt);
  if (!booking || !member || !account || startsAt <= now) return;
  const holds = booking.state === "confirmed" && booking.counsellorId === counsellorId;
  if (told.about === "booked" ? !holds || booking.sequence !== told.sequence : holds) return;
  const [[heading = booking.service], names] = await Promise.all([
    findHeadings([booking.service]),
    namePeople(db, [booking.userId]),
  ]);
  const text = {
    heading,
    customer: fullName(names.get(booking.userId)),
    when: writtenTime(startsAt, member.timeZone),
  };
  const file = counsellorFile({ ...booking, startsAt, sequence: told.sequence }, text, {
    cancelled: told.about === "gone",
    now,
  });
  await sendMail({
    to: account.email,
    subject: subjects[told.about](text.when),
    body: [`Hello ${account.firstName},`, ...bodies[told.about](booking, text)].join("\n\n"),
    attachments: [file],
  });
}

type Text = { heading: string; customer: string; when: string };

const subjects: Record<Told["about"], (when: string) => string> = {
  booked: (when) => `A free chat with you on ${when}`,
  gone: (when) => `No longer with you: the free chat on ${when}`,
};

const bodies: Record<Told["about"], (booking: Booking, text: Text) => string[]> = {
  booked: ({ id, number }, { heading, customer, when }) => [
    `${customer} has a free five-minute chat with you about “${heading}” on ${when}.`,
    `Write to them on WhatsApp at ${writtenNumber(number)}.`,
    `The chat at the desk: ${env().SITE_URL}/staff/bookings?chat=${id}`,
  ],
  gone: (_booking, { heading, when }) => [
    `The free five-minute chat about “${heading}” on ${when} was cancelled or moved. Your time is free again.`,
    "The file that comes with this mail takes it out of your calendar.",
  ],
};
