import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { confirmBooking } from "#app/bookings/confirm-booking.server.ts";
import { endBooking } from "#app/bookings/end-booking.server.ts";
import { findBooking, listBookings } from "#app/bookings/find-booking.server.ts";
import { eraseBookings, exportBookings } from "#app/bookings/personal-data.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId, type BookingId } from "#app/platform/ids.ts";
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

describe("a customer's data", () => {
  test("is handed over in words, and nobody else's with it", async () => {
    await book({ preferredOn: "2026-10-20", timeZone: "Asia/Dubai" });
    await book({ userId: (await makeCustomer()).id });
    const exported = await exportBookings(customer.id);
    expect(exported).toEqual(JSON.parse(JSON.stringify(exported)));
    expect(exported).toMatchObject([
      {
        service: "cover-letter",
        whatsappNumber: "+919876543210",
        preferredDay: "2026-10-20",
        agreedTo: "I agree.",
        timeZone: "Asia/Dubai",
        bookedAt: noon.toISOString(),
        changes: [{ state: "requested", startsAt: null, changedBy: "you", changedAt: noon.toISOString() }],
      },
    ]);
  });

  test("is forgotten with the account: open chats are cancelled, numbers are gone, others stay", async () => {
    const held = await book();
    await confirm(held.id, hoursLater(1));
    valueOf(await endBooking({ bookingId: held.id, as: "completed", staffId, now: hoursLater(2) }));
    await confirm((await book({ service: "resume-help" })).id, hoursLater(30));
    await book({ service: "visa-sop" });
    const others = await book({ userId: (await makeCustomer()).id });
    await db.transaction((tx) => eraseBookings(tx, customer.id));
    const kept = await listBookings(db, customer.id);
    expect(kept.map(({ state }) => state).toSorted()).toEqual(["cancelled", "cancelled", "completed"]);
    expect(kept.map(({ mobile, country, number }) => mobile + country + number)).toEqual(["", "", ""]);
    expect(kept.map(({ preferredOn }) => preferredOn)).toEqual([null, null, null]);
    expect(await findBooking(db, others.id)).toEqual(others);
    await db.transaction((tx) => eraseBookings(tx, customer.id));
    expect(await listBookings(db, customer.id)).toEqual(kept);
  });
});
