import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { calendarFile } from "#app/bookings/calendar-file.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { endBooking } from "#app/bookings/end-booking.server.ts";
import { eraseBookings } from "#app/bookings/personal-data.server.ts";
import { remindOfChats } from "#app/bookings/remind-of-chats.server.ts";
import { sendChatMail, sendChatMailJob } from "#app/bookings/send-chat-mail.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId, BookingId, newId } from "#app/platform/ids.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { type Customer, makeCustomer } from "#tests/setup/make-customer.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

const noon = new Date("2026-10-02T12:00:00Z");
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const staffId = asId(UserId, "a-member-of-staff");
/** Each has one chat at a time. */
const someStaff = () => asId(UserId, randomUUID());

let customer: Customer;

beforeAll(() => seedServices());
beforeEach(async () => {
  await clearLimits();
  customer = await makeCustomer();
});

const request = (change: Partial<ChatRequest> = {}): ChatRequest => ({
  userId: customer.id,
  mobile: "9876543210",
  country: "IN",
  service: "cover-letter",
  preferredOn: "",
  consent: true,
  consentText: "I agree.",
  now: noon,
  ...change,
});
const book = async (change: Partial<ChatRequest> = {}) => valueOf(await bookChat(request(change)));
const confirm = async (bookingId: BookingId, startsAt: Date) =>
  valueOf(await confirmBooking({ bookingId, startsAt, staffId: someStaff(), now: noon }));

async function queuedMails(bookingId: BookingId): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${sendChatMailJob.name} and payload ->> 'bookingId' = ${bookingId}
      order by jobs.id`,
  );
  return rows.map(({ payload }) => payload);
}

const mailsTo = (email: string) =>
  db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, email));

describe("mail", () => {
  test("says the time in the customer's zone and brings the calendar file", async () => {
    const booking = await book();
    await confirm(booking.id, hoursLater(30));
    const [job] = await queuedMails(booking.id);
    await sendChatMail(sendChatMailJob.parse(job), noon);
    const [mail, ...others] = await mailsTo(customer.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your free chat is on 3 October 2026 at 23:30, India Standard Time");
    expect(mail?.body).toContain("on WhatsApp at +91 98765 43210");
    const file = mail?.attachments[0];
    expect(file).toMatchObject({ name: "free-chat.ics", type: expect.stringContaining("text/calendar") });
    expect(Buffer.from(file?.base64 ?? "", "base64").toString()).toContain("DTSTART:20261003T180000Z");
  });

  test("says the time in the zone of the browser that booked, where the country has several", async () => {
    const american = { mobile: "2015550123", country: "US" };
    const booking = await book({ ...american, timeZone: "America/Chicago" });
    const untold = await book({ ...american, service: "resume-help", timeZone: "Nowhere/Land" });
    expect([booking.timeZone, untold.timeZone]).toEqual(["America/Chicago", null]);
    for (const [{ id }, hours] of [
      [booking, 30],
      [untold, 31],
    ] as const) {
      await confirm(id, hoursLater(hours));
      const [job] = await queuedMails(id);
      await sendChatMail(sendChatMailJob.parse(job), noon);
    }
    expect((await mailsTo(customer.email)).map(({ subject }) => subject).toSorted()).toEqual([
      "Your free chat is on 3 October 2026 at 13:00, Central Daylight Time",
      "Your free chat is on 3 October 2026 at 19:00, Coordinated Universal Time",
    ]);
  });

  test.each([
    ["the customer", (bookingId: BookingId) => cancelBooking({ bookingId, userId: customer.id, now: noon })],
    ["staff", (bookingId: BookingId) => endBooking({ bookingId, as: "cancelled", staffId, now: noon })],
  ])(
    "tells once of a chat with a time that %s cancelled, and takes it out of the calendar",
    async (_, cancel) => {
      const booking = await book();
      await confirm(booking.id, hoursLater(30));
      await Promise.all([cancel(booking.id), cancel(booking.id)]);
      const [confirmed, cancelled, ...others] = await queuedMails(booking.id);
      expect(others).toEqual([]);
      expect(cancelled).toEqual({ about: "cancelled", bookingId: booking.id, sequence: 2 });
      await sendChatMail(sendChatMailJob.parse(confirmed), noon);
      await sendChatMail(sendChatMailJob.parse(cancelled), noon);
      const [mail, ...more] = await mailsTo(customer.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe("Cancelled: your free chat on 3 October 2026 at 23:30, India Standard Time");
      expect(mail?.body).toContain("is cancelled. We will not write to you then.");
      const file = Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64").toString();
      expect(file).toContain("STATUS:CANCELLED");
      expect(file).toContain("SEQUENCE:2");
    },
  );

  test("says nothing of a cancelled chat that had no time, was over, or whose customer is gone", async () => {
    const own = (bookingId: BookingId, now: Date) => cancelBooking({ bookingId, userId: customer.id, now });
    const withDay = await book({ preferredOn: "2026-10-20" });
    valueOf(await own(withDay.id, noon));
    expect(await queuedMails(withDay.id)).toEqual([]);
    const over = await book();
    await confirm(over.id, hoursLater(1));
    valueOf(await endBooking({ bookingId: over.id, as: "cancelled", staffId, now: hoursLater(2) }));
    const [, late] = await queuedMails(over.id);
    await sendChatMail(sendChatMailJob.parse(late), hoursLater(2));
    const gone = await book({ service: "resume-help" });
    await confirm(gone.id, hoursLater(30));
    valueOf(await own(gone.id, noon));
    await db.transaction((tx) => eraseBookings(tx, customer.id));
    const [, cancelled] = await queuedMails(gone.id);
    await sendChatMail(sendChatMailJob.parse(cancelled), noon);
    expect(await mailsTo(customer.email)).toEqual([]);
  });

  test("is not sent about a time that no longer stands", async () => {
    const booking = await book();
    await confirm(booking.id, hoursLater(30));
    await confirm(booking.id, hoursLater(40));
    const [old, current] = await queuedMails(booking.id);
    await sendChatMail(sendChatMailJob.parse(old), noon);
    expect(await mailsTo(customer.email)).toEqual([]);
    valueOf(await cancelBooking({ bookingId: booking.id, userId: customer.id, now: noon }));
    await sendChatMail(sendChatMailJob.parse(current), noon);
    await sendChatMail({ about: "reminder", bookingId: newId(BookingId), sequence: 1 }, noon);
    expect(await mailsTo(customer.email)).toEqual([]);
  });

  test("reminds once of a chat within a day, also when two workers look at the same moment", async () => {
    const near = await book();
    const far = await book({ service: "resume-help" });
    const asked = await book({ service: "visa-sop" });
    await confirm(near.id, hoursLater(23));
    await confirm(far.id, hoursLater(25));
    const reminders = async (id: BookingId) =>
      (await queuedMails(id)).filter(({ about }) => about === "reminder").length;
    await Promise.all(Array.from({ length: 10 }, () => remindOfChats(noon)));
    await remindOfChats(hoursLater(0.5));
    expect([await reminders(near.id), await reminders(far.id), await reminders(asked.id)]).toEqual([1, 0, 0]);
    await remindOfChats(hoursLater(1));
    expect(await reminders(far.id)).toBe(1);

    const [job] = (await queuedMails(near.id)).filter(({ about }) => about === "reminder");
    await sendChatMail(sendChatMailJob.parse(job), noon);
    expect((await mailsTo(customer.email)).map(({ subject }) => subject)).toEqual([
      "Reminder: your free chat is on 3 October 2026 at 16:30, India Standard Time",
    ]);
    await sendChatMail(sendChatMailJob.parse(job), hoursLater(24));
    expect(await mailsTo(customer.email)).toHaveLength(1);
  });

  test("reminds again when the time was moved, and never of a chat that is over", async () => {
    const booking = await book();
    await confirm(booking.id, hoursLater(2));
    await remindOfChats(noon);
    await confirm(booking.id, hoursLater(20));
    await remindOfChats(noon);
    const reminders = (await queuedMails(booking.id)).filter(({ about }) => about === "reminder");
    expect(reminders.map(({ sequence }) => sequence)).toEqual([1, 2]);
    const missed = await book({ service: "resume-help" });
    await confirm(missed.id, hoursLater(3));
    await remindOfChats(hoursLater(4));
    expect((await queuedMails(missed.id)).map(({ about }) => about)).toEqual(["confirmed"]);
  });
});

describe("the calendar file", () => {
  const linesOf = (bytes: Buffer | undefined) =>
    bytes?.toString().replaceAll("\r\n ", "").split("\r\n") ?? [];

  test("keeps its id, counts its changes and strikes out what is cancelled", async () => {
    const booking = await book();
    expect(calendarFile(booking, "Cover letter", noon)).toBeNull();
    const set = await confirm(booking.id, hoursLater(30));
    const first = linesOf(calendarFile(set, "Cover letter; or, “two”", noon)?.bytes);
    const uid = `UID:booking-${booking.id}@127.0.0.1`;
    expect(first).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        uid,
        "SEQUENCE:1",
        "DTSTAMP:20261002T120000Z",
        "DTSTART:20261003T180000Z",
        "DTEND:20261003T180500Z",
        "STATUS:CONFIRMED",
        String.raw`SUMMARY:Free WhatsApp chat with Landfall: Cover letter\; or\, “two”`,
      ]),
    );
    const own = { bookingId: booking.id, userId: customer.id, now: noon };
    const cancelled = valueOf(await cancelBooking(own));
    const second = linesOf(calendarFile(cancelled, "Cover letter", noon)?.bytes);
    expect(second).toEqual(expect.arrayContaining([uid, "SEQUENCE:2", "STATUS:CANCELLED"]));
  });
});
