import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { bookings, busyTimes } from "#app/bookings/tables.server.ts";
import { setChatTime } from "#app/bookings/desk/change-booking.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import { giveBackItem } from "#app/cases/desk/give-back-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import { endSession } from "#app/cases/sessions/change-session.server.ts";
import { findSession } from "#app/cases/sessions/find-sessions.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, type OrderItemId, SessionId, type UserId } from "#app/platform/ids.ts";
import { chatRequest } from "#tests/bookings/open-hours.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, place } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

let manager: Member, owner: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
  owner = await makeMember("owner");
});

async function booked() {
  const [holder, heir] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const { itemId, user } = await buySessions(holder.id);
  const session = await bookOne(holder, itemId);
  return { holder, heir, itemId, user, session };
}

function assign(itemId: OrderItemId, from: UserId, to: UserId | null, along = true) {
  return assignItem({ member: manager, itemId, from, to, along, now: noon });
}

const holderOf = async (id: string) => (await findSession(db, id))?.counsellorId;

/** 16:00 in India is 10:30 UTC. */
async function chatAt(member: Member, customerId?: UserId, localTime = "2026-10-12T16:00") {
  const userId = customerId ?? (await makeCustomer()).id;
  const { id } = valueOf(await bookChat(chatRequest(userId, noon)));
  return setChatTime({ member, bookingId: id, seen: "0", localTime, now: noon });
}

test("a session goes along with its work, or stays where it is, as somebody chooses", async () => {
  const along = await booked();
  valueOf(await assign(along.itemId, along.holder.id, along.heir.id));
  expect(await findSession(db, along.session.id)).toMatchObject({ counsellorId: along.heir.id, sequence: 1 });
  expect((await auditEventsOn(along.itemId)).at(-1)).toMatchObject({
    event: "item_assigned",
    after: { assigned_to: along.heir.id, sessions: 1 },
  });
  const stays = await booked();
  valueOf(await assign(stays.itemId, stays.holder.id, stays.heir.id, false));
  expect(await holderOf(stays.session.id)).toBe(stays.holder.id);
});

test("work whose session meets something else of the heir is not given, and nothing changes", async () => {
  const { holder, heir, itemId, session } = await booked();
  valueOf(await chatAt(heir));
  const refused = { refusal: { code: "sessions_clash", status: 409 } };
  expect(await assign(itemId, holder.id, heir.id)).toMatchObject(refused);
  const all = { member: manager, userId: holder.id, to: heir.id, holidayId: null, now: noon };
  expect(await reassignWork({ ...all, along: true })).toMatchObject(refused);
  expect((await findItem(db, itemId))?.assignedTo).toBe(holder.id);
  expect(await holderOf(session.id)).toBe(holder.id);
  expect(valueOf(await reassignWork({ ...all, along: false }))).toEqual({ items: 1, sessions: 0 });
});

test("of ten who give one item at once one does, and its session has one holder", async () => {
  const { holder, itemId, session } = await booked();
  const heirs = await Promise.all(Array.from({ length: 10 }, () => makeMember("counsellor")));
  const given = await Promise.all(heirs.map((heir) => assign(itemId, holder.id, heir.id)));
  expect(given.filter(({ ok }) => ok)).toHaveLength(1);
  const assigned = (await findItem(db, itemId))?.assignedTo;
  expect(await holderOf(session.id)).toBe(assigned);
  expect(await db.$count(busyTimes, eq(busyTimes.bookingId, session.id))).toBe(1);
});

test("whoever holds a session opens its case and says how the session went", async () => {
  const { holder, heir, itemId, session } = await booked();
  valueOf(await assign(itemId, holder.id, heir.id, false));
  expect((await findDeskItem(holder, itemId)).ok).toBe(true);
  const later = new Date("2026-10-12T11:00:00Z");
  const ended = { itemId, sessionId: session.id, now: later };
  expect(await endSession({ ...ended, member: await makeMember("counsellor") })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  valueOf(await endSession({ ...ended, member: holder }));
});

test("a role ends once everything is somebody else's: work, sessions and chats", async () => {
  const { holder, heir, itemId, session } = await booked();
  const chat = valueOf(await chatAt(holder, undefined, "2026-10-13T16:00"));
  const ending = { actor: owner, userId: holder.id, now: noon };
  const refused = await endRole(ending);
  expect(refused).toMatchObject({ refusal: { code: "work_left", field: "to" } });
  expect(refused.ok ? "" : refused.refusal.message).toContain("1 service, 1 session, 1 free chat");
  expect(await endRole({ ...ending, to: holder.id })).toMatchObject({ refusal: { code: "invalid_choice" } });
  expect(valueOf(await endRole({ ...ending, to: heir.id }))).toEqual({ released: 1 });
  expect((await findItem(db, itemId))?.assignedTo).toBe(heir.id);
  expect(await holderOf(session.id)).toBe(heir.id);
  const [kept] = await db.select().from(bookings).where(eq(bookings.id, chat.id));
  expect(kept).toMatchObject({ counsellorId: heir.id, state: "confirmed" });
});

test("a role does not end where what is booked meets something of the heir", async () => {
  const { holder, heir, session } = await booked();
  valueOf(await chatAt(heir));
  expect(await endRole({ actor: owner, userId: holder.id, to: heir.id, now: noon })).toMatchObject({
    refusal: { code: "sessions_clash" },
  });
  expect(await holderOf(session.id)).toBe(holder.id);
});

test("work is read before it is taken, taken, and given back, unless one still holds a session of it", async () => {
  const { itemId } = await buyServices();
  const counsellor = await makeMember("counsellor");
  expect((await findDeskItem(counsellor, itemId)).ok).toBe(true);
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  const back = () => giveBackItem({ member: counsellor, itemId, now: noon });
  const twice = await Promise.all([back(), back()]);
  expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await findItem(db, itemId))?.assignedTo).toBeNull();
  const given = (await auditEventsOn(itemId)).filter(({ event }) => event === "item_given_back");
  expect(given).toHaveLength(1);
  const { holder, itemId: held } = await booked();
  expect(await giveBackItem({ member: holder, itemId: held, now: noon })).toMatchObject({
    refusal: { code: "sessions_booked", status: 409 },
  });
});

test("a free chat and a session of one person never meet, whichever of them is first", async () => {
  const { holder } = await booked();
  expect(await chatAt(holder)).toMatchObject({ refusal: { code: "time_taken" } });
  for (let round = 0; round < 4; round += 1) {
    const counsellor = await makeMember("counsellor");
    const { itemId, user } = await buySessions(counsellor.id);
    const { id: bookingId } = valueOf(await bookChat(chatRequest(user.id, noon)));
    const session = {
      member: counsellor,
      itemId,
      sessionId: newId(SessionId),
      kind: "counselling",
      now: noon,
    };
    const met = await Promise.all([
      bookSession({ ...session, ...place(counsellor.id) }),
      setChatTime({ member: counsellor, bookingId, seen: "0", localTime: "2026-10-12T16:25", now: noon }),
    ]);
    expect(met.filter(({ ok }) => ok)).toHaveLength(1);
  }
});
