import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { askForChat, bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { attemptsPerHour } from "#app/bookings/limit-bookings.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { endBooking } from "#app/bookings/end-booking.server.ts";
import { findBooking, findOpenBooking, listBookings } from "#app/bookings/find-booking.server.ts";
import { sendChatMailJob } from "#app/bookings/send-chat-mail.server.ts";
import { bookingChanges } from "#app/bookings/tables.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
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

const changesOf = async (bookingId: BookingId) =>
  (await db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, bookingId)))
    .toSorted((a, b) => a.id - b.id)
    .map(({ state, changedBy }) => [state, changedBy]);

async function queuedMails(bookingId: BookingId): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ payload: Record<string, unknown> }>(
    sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${sendChatMailJob.name} and payload ->> 'bookingId' = ${bookingId}
      order by jobs.id`,
  );
  return rows.map(({ payload }) => payload);
}

describe("booking a free chat", () => {
  test("keeps the number in full, the day, what was agreed to and who booked", async () => {
    const booking = await book({ mobile: "98765 43210", preferredOn: "2026-10-20", service: "gre-coaching" });
    expect(booking).toMatchObject({
      service: "gre-consultation",
      mobile: "9876543210",
      country: "IN",
      number: "+919876543210",
      preferredOn: "2026-10-20",
      state: "requested",
      startsAt: null,
      sequence: 0,
      consentedAt: noon,
      consentText: "I agree.",
    });
    expect(await changesOf(booking.id)).toEqual([["requested", customer.id]]);
    expect(await findOpenBooking(db, customer.id, "gre-consultation")).toEqual(booking);
  });

  test.each<[string, Partial<ChatRequest>, string, number]>([
    ["a number with other signs than digits", { mobile: "98765x43210" }, "mobile", 422],
    ["no number", { mobile: "" }, "mobile", 422],
    ["no country", { country: "" }, "country", 422],
    ["no service", { service: " " }, "service", 422],
    ["a service nobody knows", { service: "time-travel" }, "service", 404],
    ["a day that is over", { preferredOn: "2026-09-30" }, "preferredOn", 422],
    ["a day that never comes", { preferredOn: "2026-11-31" }, "preferredOn", 422],
    ["no consent", { consent: false }, "consent", 422],
  ])("is refused for %s, and nothing is kept", async (_, change, field, status) => {
    expect(await bookChat(request(change))).toMatchObject({ ok: false, refusal: { field, status } });
    expect(await listBookings(db, customer.id)).toEqual([]);
  });

  test("ten at once make one booking; the others are told that there is one", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => bookChat(request())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes.filter(({ ok }) => !ok)) {
      expect(outcome).toMatchObject({ refusal: { code: "already_booked", status: 409 } });
    }
    const [booking, ...others] = await listBookings(db, customer.id);
    expect(others).toEqual([]);
    expect(await changesOf(booking!.id)).toHaveLength(1);
  });

  test("is open once for each service and customer, and again when the earlier one is over", async () => {
    const first = await book();
    await book({ service: "resume-help" });
    await book({ userId: (await makeCustomer()).id });
    valueOf(await cancelBooking({ bookingId: first.id, userId: customer.id, now: noon }));
    const second = await book({ now: hoursLater(1) });
    expect((await listBookings(db, customer.id)).map(({ id }) => id)[0]).toBe(second.id);
    expect(await listBookings(db, customer.id)).toHaveLength(3);
  });

  test("may be tried five times an hour, whatever came of it", async () => {
    const bad = request({ mobile: "1" });
    for (let count = 0; count < attemptsPerHour; count += 1) {
      expect(await askForChat(bad)).toMatchObject({ refusal: { status: 422 } });
    }
    const refused = await askForChat(request());
    expect(refused).toMatchObject({ ok: false, refusal: { code: "too_many", status: 429 } });
    expect(refused).toMatchObject({
      refusal: { message: expect.stringMatching(/try again in (59|60) minutes\.$/) },
    });
    expect(await listBookings(db, customer.id)).toEqual([]);
    valueOf(await askForChat(request({ userId: (await makeCustomer()).id })));
  });

  test("counts attempts that are made at the same moment", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => askForChat(request())));
    const statuses = outcomes
      .map((outcome) => (outcome.ok ? 200 : outcome.refusal.status))
      .toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(4).fill(409), ...Array(15).fill(429)]);
  });
});

describe("cancelling", () => {
  test("is the customer's own to do, while the chat is open", async () => {
    const booking = await book();
    const strangers = { bookingId: booking.id, userId: (await makeCustomer()).id, now: noon };
    expect(await cancelBooking(strangers)).toMatchObject({ refusal: { code: "unknown_booking" } });
    for (const bookingId of [asId(BookingId, "nonsense"), newId(BookingId)]) {
      const nobodys = { bookingId, userId: customer.id, now: noon };
      expect(await cancelBooking(nobodys)).toMatchObject({ refusal: { status: 404 } });
    }
    const own = { bookingId: booking.id, userId: customer.id, now: noon };
    expect(valueOf(await cancelBooking(own)).state).toBe("cancelled");
    expect(valueOf(await cancelBooking(own)).state).toBe("cancelled");
    expect(await changesOf(booking.id)).toEqual([
      ["requested", customer.id],
      ["cancelled", customer.id],
    ]);
  });

  test("changes nothing of a chat that was held", async () => {
    const booking = await book();
    await confirm(booking.id, hoursLater(1));
    const end = { bookingId: booking.id, staffId, now: hoursLater(2) };
    valueOf(await endBooking({ ...end, as: "completed" }));
    const cancel = { bookingId: booking.id, userId: customer.id, now: hoursLater(3) };
    expect(await cancelBooking(cancel)).toMatchObject({ refusal: { code: "not_open", status: 409 } });
    expect((await findBooking(db, booking.id))?.state).toBe("completed");
  });

  test("while staff set a time leaves a history that ends as the booking does", async () => {
    for (let round = 0; round < 5; round += 1) {
      const booking = await book();
      const [cancelled, confirmed] = await Promise.all([
        cancelBooking({ bookingId: booking.id, userId: customer.id, now: noon }),
        confirmBooking({ bookingId: booking.id, startsAt: hoursLater(30), staffId: someStaff(), now: noon }),
      ]);
      expect(cancelled.ok).toBe(true);
      const history = (await changesOf(booking.id)).map(([state]) => state);
      expect(history).toEqual(
        confirmed.ok ? ["requested", "confirmed", "cancelled"] : ["requested", "cancelled"],
      );
      expect((await findBooking(db, booking.id))?.state).toBe("cancelled");
    }
  });

  test("ten times at once is one change", async () => {
    const { id: bookingId } = await book();
    const own = { bookingId, userId: customer.id, now: noon };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancelBooking(own)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await changesOf(bookingId)).toHaveLength(2);
  });
});

describe("what staff do", () => {
  test("a time is set, told once, and may be set anew", async () => {
    const booking = await book();
    const at = { bookingId: booking.id, staffId, now: noon };
    expect(await confirmBooking({ ...at, startsAt: noon })).toMatchObject({ refusal: { status: 422 } });
    const set = await confirm(booking.id, hoursLater(30));
    expect(set).toMatchObject({ state: "confirmed", startsAt: hoursLater(30), sequence: 1 });
    expect(await confirm(booking.id, hoursLater(30))).toEqual(set);
    expect(await queuedMails(booking.id)).toEqual([
      { about: "confirmed", bookingId: booking.id, sequence: 1 },
    ]);
    const moved = await confirm(booking.id, hoursLater(40));
    expect(moved).toMatchObject({ state: "confirmed", sequence: 2, remindedAt: null });
    expect(await queuedMails(booking.id)).toHaveLength(2);
  });

  test("a chat ends only after it has a time, and is held or missed only when that has come", async () => {
    const { id: bookingId } = await book();
    const end = { bookingId, staffId, now: noon };
    expect(await endBooking({ ...end, as: "completed" })).toMatchObject({
      refusal: { code: "not_confirmed" },
    });
    await confirm(bookingId, hoursLater(1));
    for (const as of ["no_show", "completed"] as const)
      expect(await endBooking({ ...end, as })).toMatchObject({ refusal: { code: "still_to_come" } });
    expect(valueOf(await endBooking({ ...end, as: "no_show", now: hoursLater(2) })).state).toBe("no_show");
    const late = { ...end, now: hoursLater(2) };
    expect(await endBooking({ ...late, as: "completed" })).toMatchObject({ refusal: { code: "not_open" } });
    const again = { ...end, startsAt: hoursLater(9) };
    expect(await confirmBooking(again)).toMatchObject({ refusal: { code: "not_open" } });
  });

  test("what nobody knows is refused", async () => {
    for (const bookingId of [asId(BookingId, "nonsense"), newId(BookingId)]) {
      const at = { bookingId, staffId, now: noon };
      expect(await endBooking({ ...at, as: "cancelled" })).toMatchObject({ refusal: { status: 404 } });
      const time = { ...at, startsAt: hoursLater(1) };
      expect(await confirmBooking(time)).toMatchObject({ refusal: { status: 404 } });
    }
  });
});
