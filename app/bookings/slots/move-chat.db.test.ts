import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { bookChat, type ChatRequest } from "#app/bookings/book-chat.server.ts";
import { cancelBooking } from "#app/bookings/cancel-booking.server.ts";
import { eraseBookings } from "#app/bookings/personal-data.server.ts";
import { bookChatAt, moveChat } from "#app/bookings/slots/choose-time.server.ts";
import { busyTimes } from "#app/bookings/tables.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
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

describe("moving and cancelling", () => {
  const move = (bookingId: string, slot: string, now = noon) =>
    moveChat({ bookingId, userId: customer.id, slot, now });

  test("a chat moves, also to the time beside it, and its old time is free again", async () => {
    const { id } = valueOf(await bookAt(monday()));
    expect(valueOf(await move(id, monday("04:45")))).toMatchObject({
      sequence: 2,
      startsAt: new Date(monday("04:45")),
    });
    expect(valueOf(await move(id, monday("04:45")))).toMatchObject({ sequence: 2 });
    valueOf(await bookAt(monday(), { userId: (await makeCustomer()).id }));
    expect(await move(id, monday())).toMatchObject({ refusal: { code: "time_taken" } });
    expect((await toldOf(id)).map(({ about, sequence }) => [about, sequence])).toEqual([
      ["booked", 1],
      ["booked", 2],
    ]);
  });

  test("a chat without a time gets one", async () => {
    const { id } = valueOf(await bookChat(chatRequest(customer.id, noon)));
    expect(valueOf(await move(id, monday()))).toMatchObject({
      state: "confirmed",
      counsellorId: counsellor.id,
    });
  });

  test("to a colleague's time tells both", async () => {
    const colleague = await makeMember("counsellor");
    await openOn(colleague.id, 2);
    const { id } = valueOf(await bookAt(monday()));
    valueOf(await move(id, "2026-10-06T04:30:00.000Z"));
    expect((await toldOf(id)).map(({ about, counsellorId }) => [about, counsellorId])).toEqual([
      ["booked", counsellor.id],
      ["booked", colleague.id],
      ["gone", counsellor.id],
    ]);
  });

  test("is possible until two hours before, and only for one's own open chat", async () => {
    const { id } = valueOf(await bookAt(monday()));
    const twoBefore = new Date("2026-10-05T02:30:00Z");
    const later = new Date(twoBefore.getTime() + 60_000);
    const next = "2026-10-12T04:30:00.000Z";
    const stranger = { bookingId: id, userId: (await makeCustomer()).id, slot: next, now: noon };
    expect(await moveChat(stranger)).toMatchObject({ refusal: { status: 404 } });
    expect(await move(randomUUID(), next)).toMatchObject({ refusal: { status: 404 } });
    const tooLate = { refusal: { code: "too_late", status: 409 } };
    expect(await move(id, next, later)).toMatchObject(tooLate);
    const cancel = (now: Date) => cancelBooking({ bookingId: id, userId: customer.id, now });
    expect(await cancel(later)).toMatchObject(tooLate);
    valueOf(await cancel(twoBefore));
    expect(await move(id, next)).toMatchObject({ refusal: { code: "not_open" } });
    expect((await toldOf(id)).map(({ about }) => about)).toEqual(["booked", "gone"]);
  });

  test("ends with the account: the time is free again, and the counsellor is told", async () => {
    const { id } = valueOf(await bookAt(monday()));
    await db.transaction((tx) => eraseBookings(tx, customer.id));
    expect((await toldOf(id)).map(({ about }) => about)).toEqual(["booked", "gone"]);
    expect(await db.$count(busyTimes)).toBe(0);
  });
});
