import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, expect, test } from "vitest";

import { bookChat } from "#app/bookings/book-chat.server.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { bookingChanges, bookings } from "#app/bookings/tables.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { endChat, setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listBookingsAtDesk } from "#app/bookings/desk/list-bookings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

let counsellor: Member;

beforeAll(async () => {
  await seedServices();
  counsellor = await makeMember("counsellor");
});
beforeEach(async () => {
  await db.delete(bookingChanges);
  await db.delete(bookings);
});

async function book(minutesEarlier = 0) {
  const { id: userId } = await makeCustomer();
  const request = { userId, mobile: "9876543210", country: "IN", service: "cover-letter", preferredOn: "" };
  const now = new Date(noon.getTime() - minutesEarlier * 60_000);
  return valueOf(await bookChat({ ...request, consent: true, consentText: "I agree.", now }));
}

const at = (bookingId: string, member = counsellor, seen = "0") => ({ member, bookingId, seen, now: noon });

test("a time is read in the zone of whoever sets it, and written down with how it was before", async () => {
  const { id } = await book();
  const set = valueOf(await setChatTime({ ...at(id), localTime: "2026-10-03T16:30" }));
  expect(set).toMatchObject({ state: "confirmed", startsAt: new Date("2026-10-03T11:00:00Z") });
  valueOf(await setChatTime({ ...at(id), localTime: "2026-10-03T16:30" }));
  valueOf(await endChat({ ...at(id, counsellor, "1"), as: "cancelled" }));
  const actor = { actorId: counsellor.id, actorRole: "counsellor" };
  expect(await auditEventsOn(id)).toMatchObject([
    {
      ...actor,
      event: "chat_time_set",
      before: { state: "requested", starts_at: null },
      after: { state: "confirmed", starts_at: "2026-10-03T11:00:00.000Z" },
    },
    { ...actor, event: "chat_ended", before: { state: "confirmed" }, after: { state: "cancelled" } },
  ]);
});

test("what is refused changes nothing and is not written down", async () => {
  const { id } = await book();
  for (const localTime of ["", "soon", "2026-10-01T16:30", "2026-02-30T10:00", "9999999-01-01T00:00"]) {
    expect(await setChatTime({ ...at(id), localTime }), localTime).toMatchObject({
      refusal: { status: 422 },
    });
  }
  expect(await endChat({ ...at(id), as: "completed" })).toMatchObject({ refusal: { code: "not_confirmed" } });
  expect((await findBooking(db, id))?.state).toBe("requested");
  expect(await auditEventsOn(id)).toEqual([]);
  for (const unknown of ["nonsense", randomUUID()]) {
    expect(await setChatTime({ ...at(unknown), localTime: "2026-10-03T16:30" })).toMatchObject({
      refusal: { status: 404 },
    });
    expect(await endChat({ ...at(unknown), as: "cancelled" })).toMatchObject({ refusal: { status: 404 } });
  }
});

test("nobody sets two chats of theirs to the same minutes, also when ten are set at once; a colleague may", async () => {
  const chats = await Promise.all(Array.from({ length: 10 }, () => book()));
  const set = await Promise.all(
    chats.map(({ id }) => setChatTime({ ...at(id), localTime: "2026-10-03T16:30" })),
  );
  expect(set.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = chats[set.findIndex(({ ok }) => !ok)]!;
  expect(await setChatTime({ ...at(refused.id), localTime: "2026-10-03T16:26" })).toMatchObject({
    refusal: { code: "time_taken", status: 409, field: "starts_at" },
  });
  valueOf(await setChatTime({ ...at(refused.id), localTime: "2026-10-03T16:35" }));
  const colleague = await makeMember("counsellor");
  valueOf(await setChatTime({ ...at(refused.id, colleague, "1"), localTime: "2026-10-03T16:30" }));
});

test("ten people who end the same chat at once end it once", async () => {
  const { id } = await book();
  const ends = await Promise.all(Array.from({ length: 10 }, () => endChat({ ...at(id), as: "cancelled" })));
  expect(ends.every(({ ok }) => ok)).toBe(true);
  expect(await auditEventsOn(id)).toHaveLength(1);
});

test("a chat that got a time since the page was opened is neither moved nor cancelled from that page", async () => {
  const { id } = await book();
  const colleague = await makeMember("counsellor");
  valueOf(await setChatTime({ ...at(id, colleague), localTime: "2026-10-03T16:30" }));
  const moved = { refusal: { code: "moved_meanwhile", status: 409 } };
  expect(await setChatTime({ ...at(id), localTime: "2026-10-04T10:00" })).toMatchObject(moved);
  expect(await setChatTime({ ...at(id), localTime: "soon" })).toMatchObject(moved);
  expect(await endChat({ ...at(id), as: "cancelled" })).toMatchObject(moved);
  expect(await findBooking(db, id)).toMatchObject({
    state: "confirmed",
    startsAt: new Date("2026-10-03T11:00:00Z"),
  });
  valueOf(await endChat({ ...at(id, counsellor, "1"), as: "cancelled" }));
});

test("the lists page through every chat once, with who set its time", async () => {
  const made = [];
  for (let minutes = 5; minutes > 0; minutes -= 1) made.push(await book(minutes));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { chats: { id: string }[]; next: string | null } = valueOf(
      await listBookingsAtDesk(counsellor, { list: "requested", after, limit: 2 }),
    );
    seen.push(...page.chats.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(seen).toEqual(made.map(({ id }) => id));

  const [late, early] = made;
  valueOf(await setChatTime({ ...at(late!.id), localTime: "2026-10-04T10:00" }));
  valueOf(await setChatTime({ ...at(early!.id), localTime: "2026-10-03T10:00" }));
  const listed = valueOf(await listBookingsAtDesk(counsellor, { list: "confirmed", after: null, limit: 1 }));
  expect(listed.chats).toMatchObject([{ id: early!.id, counsellorId: counsellor.id }]);
  expect(listed.names.get(counsellor.id)).toEqual({ firstName: "Dora", lastName: "Desk" });
  const rest = { list: "confirmed" as const, after: listed.next, limit: 1 };
  expect(valueOf(await listBookingsAtDesk(counsellor, rest))).toMatchObject({
    chats: [{ id: late!.id }],
    next: null,
  });
  const nonsense = { list: "ended" as const, after: "nonsense" };
  expect(valueOf(await listBookingsAtDesk(counsellor, nonsense)).chats).toEqual([]);
});
