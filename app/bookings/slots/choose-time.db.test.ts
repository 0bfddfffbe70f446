import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { chatMinutes } from "#app/bookings/booking.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { bookChatAt } from "#app/bookings/slots/choose-time.server.ts";
import { bookings, busyTimes } from "#app/bookings/tables.server.ts";
import { firmHolidays } from "#app/desk/tables.server.ts";
import { tellCounsellor, tellCounsellorJob } from "#app/bookings/tell-counsellor.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { addHoliday } from "#app/desk/change-holidays.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { chatRequest, clearBookings, monday, openOn, toldOf } from "#tests/bookings/open-hours.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Customer, makeCustomer } from "#tests/setup/make-customer.ts";

let customer: Customer;
let counsellor: Member;

beforeAll(() => seedServices());
beforeEach(async () => {
  await clearBookings();
  customer = await makeCustomer();
  counsellor = await makeMember("counsellor");
  await openOn(counsellor.id, 1);
});

const bookAt = (slot: string, change: Partial<ChatRequest> = {}) =>
  bookChatAt({ ...chatRequest(customer.id, noon, change), slot });

describe("twenty at once", () => {
  test("of twenty who want one time one has it, and the others are offered the next", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makeCustomer()));
    const asked = await Promise.all(people.map(({ id: userId }) => bookAt(monday(), { userId })));
    const booked = asked.flatMap((one) => (one.ok ? [one.value] : []));
    expect(booked).toHaveLength(1);
    expect(booked[0]).toMatchObject({
      state: "confirmed",
      counsellorId: counsellor.id,
      startsAt: new Date(monday()),
    });
    expect(await db.$count(bookings)).toBe(1);
    for (const one of asked) {
      if (one.ok) continue;
      expect(one.refusal).toMatchObject({
        code: "time_taken",
        status: 409,
        field: "slot",
        message:
          "This time is no longer free. The next free times are 5 October 2026 at 05:45, 5 October 2026 at 06:00 and 5 October 2026 at 06:15.",
        details: { next: [monday("04:45"), monday("05:00"), monday("05:15")] },
      });
    }
    const refused = people.filter(({ id }) => id !== booked[0]!.userId);
    const again = await Promise.all(
      refused
        .slice(0, 3)
        .map(({ id: userId }, at) =>
          bookAt([monday("04:45"), monday("05:00"), monday("05:15")][at]!, { userId }),
        ),
    );
    expect(again.every(({ ok }) => ok)).toBe(true);
  });

  test("two counsellors who are free then have two of them, and neither has both", async () => {
    const colleague = await makeMember("counsellor");
    await openOn(colleague.id, 1);
    const people = await Promise.all(Array.from({ length: 20 }, () => makeCustomer()));
    const asked = await Promise.all(people.map(({ id: userId }) => bookAt(monday(), { userId })));
    const booked = asked.flatMap((one) => (one.ok ? [one.value.counsellorId] : []));
    expect(new Set(booked)).toEqual(new Set([counsellor.id, colleague.id]));
    expect(booked).toHaveLength(2);
  });

  test("ten presses of one customer are one chat", async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => bookAt(monday())));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(busyTimes, eq(busyTimes.customerId, customer.id))).toBe(1);
  });
});

describe("a chosen time", () => {
  test("is confirmed at once, and both are told", async () => {
    const { id } = valueOf(await bookAt(monday()));
    expect(await findBooking(db, id)).toMatchObject({
      state: "confirmed",
      sequence: 1,
      counsellorId: counsellor.id,
    });
    const [job, ...more] = await toldOf(id);
    expect(more).toEqual([]);
    await tellCounsellor(tellCounsellorJob.parse(job), noon);
    const { rows } = await db.execute<{ email: string }>(
      sql`select email from users where id = ${counsellor.id}`,
    );
    const [mail] = await db
      .select()
      .from(mailboxMessages)
      .where(eq(mailboxMessages.recipient, rows[0]!.email));
    expect(mail?.subject).toBe("A free chat with you on 5 October 2026 at 10:00, India Standard Time");
    expect(mail?.body).toContain("Write to them on WhatsApp at +91 98765 43210.");
    const file = Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64").toString();
    expect(file).toContain("DTSTART:20261005T043000Z");
  });

  test.each([
    ["is no time", "soon"],
    ["is missing", ""],
    ["is outside the hours", monday("07:00")],
    ["ends after them", monday("06:27")],
    ["is between two starts", monday("04:31")],
    ["is on another day", "2026-10-06T04:30:00.000Z"],
    ["is too far ahead", "2026-11-02T04:30:00.000Z"],
    ["is past", "2026-09-28T04:30:00.000Z"],
  ])("that %s is refused, and nothing is booked", async (_, slot) => {
    expect(await bookAt(slot)).toMatchObject({ ok: false, refusal: { field: "slot" } });
    expect(await db.$count(bookings)).toBe(0);
  });

  test("that is too near is refused", async () => {
    const now = new Date("2026-10-05T01:30:00Z");
    expect(await bookAt(monday(), { now })).toMatchObject({ refusal: { code: "time_taken" } });
    valueOf(await bookAt(monday("05:30"), { now }));
  });

  test("and what else is wrong is said at once", async () => {
    const refused = await bookAt("", { mobile: "12", consent: false });
    expect(refused).toMatchObject({ ok: false });
    if (refused.ok) return;
    expect(Object.keys(refused.refusal.errors ?? {}).toSorted()).toEqual(["consent", "mobile", "slot"]);
  });

  test("is not on a day off, neither the firm's nor the counsellor's, nor with who has left", async () => {
    await db.insert(firmHolidays).values({ day: "2026-10-05", name: "A holiday" });
    expect(await bookAt(monday())).toMatchObject({ refusal: { code: "time_taken" } });
    const nextWeek = "2026-10-12T04:30:00.000Z";
    const days = { startsOn: "2026-10-12", endsOn: "2026-10-12" };
    valueOf(await addHoliday({ member: counsellor, userId: counsellor.id, days, now: noon }));
    expect(await bookAt(nextWeek)).toMatchObject({ refusal: { code: "time_taken" } });
    await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, counsellor.id));
    expect(await bookAt("2026-10-19T04:30:00.000Z")).toMatchObject({
      refusal: { message: "This time is no longer free. No other time is free at the moment." },
    });
  });

  test("keeps ten minutes from what the desk has set, in whose way it cannot get either", async () => {
    const other = valueOf(await bookChat(chatRequest((await makeCustomer()).id, noon)));
    const at = { member: counsellor, bookingId: other.id, seen: "0", now: noon };
    valueOf(await setChatTime({ ...at, localTime: "2026-10-05T10:07" }));
    for (const slot of [monday(), monday("04:45")]) {
      expect(await bookAt(slot)).toMatchObject({ refusal: { code: "time_taken" } });
    }
    const { id } = valueOf(await bookAt(monday("05:00")));
    const late = { ...at, seen: "1", localTime: "2026-10-05T10:33" };
    expect(await setChatTime(late)).toMatchObject({ refusal: { code: "time_taken" } });
    valueOf(await cancelBooking({ bookingId: id, userId: customer.id, now: noon }));
    valueOf(await setChatTime(late));
  });

  test("is one of three at most", async () => {
    const services = ["cover-letter", "resume-help", "visa-sop", "sop-drafting"];
    const slots = ["04:30", "04:45", "05:00", "05:15"].map(monday);
    for (const [at, service] of services.entries()) {
      const booked = await bookAt(slots[at]!, { service });
      expect(booked.ok).toBe(at < 3);
      if (!booked.ok) expect(booked.refusal.code).toBe("too_many_times");
    }
  });
});

test("the database keeps a chat for as long as it takes, whatever writes it", async () => {
  const booking = valueOf(await bookAt(monday()));
  const [busy] = await db.select().from(busyTimes);
  expect(busy!.endsAt.getTime() - busy!.startsAt.getTime()).toBe(chatMinutes * 60_000);
  const { id: userId } = await makeCustomer();
  const copy = { ...booking, id: undefined, userId, startsAt: new Date(busy!.endsAt.getTime() - 1) };
  await expect(db.insert(bookings).values(copy)).rejects.toMatchObject({
    cause: { constraint: "counsellor_once_at_a_time" },
  });
});
