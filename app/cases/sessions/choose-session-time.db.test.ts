import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import { endSession } from "#app/cases/sessions/change-session.server.ts";
import { bookOwnSession, moveOwnSession } from "#app/cases/sessions/choose-session-time.server.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { bookChatAt } from "#app/bookings/slots/choose-time.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { chatRequest, clearBookings, monday, openOn } from "#tests/bookings/open-hours.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buySessions, place } from "#tests/desk/session-use-cases.ts";
import type { Bought } from "#tests/desk/work-use-cases.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

let counsellor: Member;
let bought: Bought;
let first: Session;

beforeAll(() => openShop());
beforeEach(async () => {
  await clearBookings();
  counsellor = await makeMember("counsellor");
  await openOn(counsellor.id, 1);
  bought = await buySessions(counsellor.id);
  first = valueOf(await bookFirst(bought));
});

function bookFirst({ itemId }: Bought) {
  const about = { member: counsellor, itemId, kind: "counselling", sessionId: randomUUID(), now: noon };
  // 20 October, a Tuesday.
  return bookSession({ ...about, ...place(counsellor.id), localTime: "2026-10-20T10:00" });
}

const own = (slot: string, sessionId: string = randomUUID(), { user, itemId }: Bought = bought) => ({
  userId: user.id,
  itemId,
  sessionId,
  slot,
  timeZone: "UTC",
  now: noon,
});
const book = (slot: string, sessionId?: string) =>
  bookOwnSession({ ...own(slot, sessionId), kind: "counselling" });

test("the customer books the next session in the room of the one before, once for each form", async () => {
  const sessionId = randomUUID();
  const session = valueOf(await book(monday(), sessionId));
  expect(session).toMatchObject({
    position: 2,
    counsellorId: counsellor.id,
    meetingLink: first.meetingLink,
    startsAt: new Date(monday()),
    endsAt: new Date(monday("05:30")),
  });
  expect(valueOf(await book(monday("05:30"), sessionId)).id).toBe(session.id);
});

test("a session and a free chat are kept ten minutes apart, and a session from another", async () => {
  const stranger = await makeCustomer();
  valueOf(await bookChatAt({ ...chatRequest(stranger.id, noon), slot: monday("05:15") }));
  expect(await book(monday())).toMatchObject({
    refusal: { code: "time_taken", message: expect.stringContaining("12 October 2026 at 03:30") },
  });
  expect(await book(monday("05:30"))).toMatchObject({ ok: true });
});

test("of ten customers who want one hour one has it", async () => {
  const others: Bought[] = [];
  for (let nth = 0; nth < 9; nth += 1) others.push(await buySessions(counsellor.id));
  for (const [nth, other] of others.entries()) {
    const about = { member: counsellor, itemId: other.itemId, kind: "counselling", now: noon };
    const localTime = `2026-11-${String(nth + 10)}T10:00`;
    valueOf(await bookSession({ ...about, sessionId: randomUUID(), ...place(counsellor.id), localTime }));
  }
  const asked = await Promise.all(
    [bought, ...others].map((one) =>
      bookOwnSession({ ...own(monday(), undefined, one), kind: "counselling" }),
    ),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  const codes = asked.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
  expect(new Set(codes)).toEqual(new Set(["time_taken"]));
});

test("the first session is the counsellor's to book, and nothing is booked of somebody else's service", async () => {
  const fresh = await buySessions(counsellor.id);
  expect(await bookOwnSession({ ...own(monday(), undefined, fresh), kind: "counselling" })).toMatchObject({
    refusal: { code: "counsellor_books" },
  });
  const stranger = { ...own(monday()), userId: (await makeCustomer()).id };
  expect(await bookOwnSession({ ...stranger, kind: "counselling" })).toMatchObject({
    refusal: { status: 404 },
  });
  expect(await moveOwnSession({ ...stranger, sessionId: first.id })).toMatchObject({
    refusal: { status: 404 },
  });
  expect(await bookOwnSession({ ...own(monday()), kind: "gre" })).toMatchObject({
    refusal: { code: "none_left" },
  });
});

test("a session moves to another free time of its counsellor, until twelve hours before", async () => {
  const moved = valueOf(await moveOwnSession(own(monday(), first.id)));
  expect(moved).toMatchObject({ startsAt: new Date(monday()), sequence: 1, counsellorId: counsellor.id });
  // Beside its own old time, too.
  expect(valueOf(await moveOwnSession(own(monday("05:00"), first.id))).sequence).toBe(2);
  expect(await moveOwnSession(own(monday("06:00"), first.id))).toMatchObject({
    refusal: { code: "time_taken", field: "slot" },
  });
  const late = new Date("2026-10-04T17:01:00Z");
  const next = "2026-10-12T04:30:00.000Z";
  expect(await moveOwnSession({ ...own(next, first.id), now: late })).toMatchObject({
    refusal: { code: "too_late" },
  });
  const after = new Date("2026-10-05T06:30:00Z");
  const about = { member: counsellor, itemId: bought.itemId, sessionId: first.id, now: after };
  valueOf(await endSession(about));
  expect(await moveOwnSession({ ...own(next, first.id), now: after })).toMatchObject({
    refusal: { code: "not_booked" },
  });
});
