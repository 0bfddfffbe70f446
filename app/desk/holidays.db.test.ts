import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { system } from "#app/audit/record-audit-event.server.ts";

import { eraseAccount } from "#app/accounts/erase-account.server.ts";
import { addHoliday, removeHoliday } from "#app/desk/change-holidays.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { awayToday, holidaysBetween } from "#app/desk/holidays.server.ts";
import { colleagueLabel, listAvailable } from "#app/cases/list-available.server.ts";
import { listAway } from "#app/desk/list-away.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { staffHolidays } from "#app/desk/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderItemId, UserId } from "#app/platform/ids.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { asId } from "#tests/setup/as-id.ts";

const now = new Date("2026-12-01T20:00:00Z");
const refusal = (code: string) => ({ ok: false, refusal: { code } });

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const add = (member: Member, startsOn: string, endsOn: string, userId = member.id) =>
  addHoliday({ member, userId, days: { startsOn, endsOn }, now });

async function workOf(assignedTo: UserId, dueOn: string | null): Promise<OrderItemId> {
  const { itemId } = await buyServices();
  await db
    .update(orderItems)
    .set({ assignedTo, dueOn, state: "in_progress" })
    .where(eq(orderItems.id, itemId));
  return itemId;
}

async function assigneeOf(itemId: OrderItemId): Promise<string | null | undefined> {
  const [found] = await db
    .select({ assignedTo: orderItems.assignedTo })
    .from(orderItems)
    .where(eq(orderItems.id, itemId));
  return found?.assignedTo;
}

test("of holidays that share a day one is taken, of ten at once too, and the same one twice is one", async () => {
  const cleo = await makeMember("counsellor");
  const cancellations = Array.from({ length: 10 }, (_one, at) =>
    add(cleo, `2026-12-0${1 + (at % 5)}`, "2026-12-09"),
  );
  const taken = (await Promise.all(cancellations)).filter(({ ok }) => ok);
  expect(taken.length).toBeLessThanOrEqual(2);
  const kept = await db.$count(staffHolidays, eq(staffHolidays.userId, cleo.id));
  expect(kept).toBe(1);
  expect((await auditEventsOn(cleo.id)).map(({ event }) => event)).toEqual(["holiday_added"]);
  expect(await add(cleo, "2026-12-09", "2026-12-12")).toMatchObject(refusal("overlaps"));
  valueOf(await add(cleo, "2026-12-10", "2026-12-12"));
  const doubled = sql`insert into staff_holidays select gen_random_uuid(), user_id, starts_on, ends_on from staff_holidays`;
  await expect(db.execute(doubled), "the database refuses it by itself").rejects.toThrow();
});

test("a holiday is asked for by the days it touches, both ends included", async () => {
  const cleo = await makeMember("counsellor");
  valueOf(await add(cleo, "2026-12-10", "2026-12-12"));
  const within = async (from: string, to: string) =>
    (await holidaysBetween(db, { userIds: [cleo.id], from, to })).length;
  expect(await within("2026-12-12", "2026-12-20")).toBe(1);
  expect(await within("2026-12-01", "2026-12-10")).toBe(1);
  expect(await within("2026-12-13", "2026-12-20")).toBe(0);
  expect(await within("2026-12-01", "2026-12-09")).toBe(0);
  expect(await holidaysBetween(db, { userIds: [], from: "2026-01-01", to: "2026-12-31" })).toEqual([]);
});

test("who is away today is so by their own calendar, in every list, and no more once they have left", async () => {
  const [inIndia, owner] = [await makeMember("counsellor"), await makeMember("owner")];
  valueOf(await add(manager, "2026-12-02", "2026-12-03", inIndia.id));
  expect((await awayToday(db, now)).get(inIndia.id)).toBe("2026-12-03");
  expect((await awayToday(db, new Date("2026-12-03T20:00:00Z"))).has(inIndia.id)).toBe(false);
  const listed = (await listAvailable(now)).find(({ id }) => id === inIndia.id);
  expect(colleagueLabel(listed!)).toBe("Dora Desk, counsellor, away until 3 December 2026");
  expect(await listAway(now)).toContainEqual({ id: inIndia.id, name: "Dora Desk", until: "2026-12-03" });
  valueOf(await endRole({ actor: owner, userId: inIndia.id, now }));
  expect((await awayToday(db, now)).has(inIndia.id)).toBe(false);
  expect(await add(manager, "2026-12-20", "2026-12-21", inIndia.id)).toMatchObject(refusal("not_at_desk"));
  await db.transaction((tx) => eraseAccount(tx, inIndia.id, now));
  expect(await db.$count(staffHolidays, eq(staffHolidays.userId, inIndia.id))).toBe(0);
});

test("a holiday is removed once, by its own page alone", async () => {
  const [cleo, other] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const { id: holidayId } = valueOf(await add(cleo, "2026-12-10", "2026-12-12"));
  const remove = (member: Member) => removeHoliday({ member, userId: member.id, holidayId, now });
  expect(await remove(other)).toMatchObject(refusal("unknown_holiday"));
  valueOf(await remove(cleo));
  expect(await remove(cleo)).toMatchObject(refusal("unknown_holiday"));
  expect((await auditEventsOn(cleo.id)).map(({ event }) => event)).toEqual([
    "holiday_added",
    "holiday_removed",
  ]);
});

test("open work changes hands all at once, each item with its line, and what is due in a holiday by itself", async () => {
  const [cleo, marlo] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const { id: holidayId } = valueOf(await add(cleo, "2026-12-10", "2026-12-12"));
  const [before, inside, undated] = [
    await workOf(cleo.id, "2026-12-09"),
    await workOf(cleo.id, "2026-12-12"),
    await workOf(cleo.id, null),
  ];
  const closed = await workOf(cleo.id, "2026-12-11");
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, closed));
  const give = (to: UserId | null, holiday: string | null) =>
    reassignWork({ member: manager, userId: cleo.id, to, holidayId: holiday, along: false, now });

  expect(valueOf(await give(marlo.id, holidayId))).toEqual({ items: 1, sessions: 0 });
  expect([await assigneeOf(inside), await assigneeOf(before)]).toEqual([marlo.id, cleo.id]);
  expect(await auditEventsOn(inside)).toEqual([
    expect.objectContaining({
      event: "item_assigned",
      before: { assigned_to: cleo.id },
      after: { assigned_to: marlo.id },
    }),
  ]);
  const given = await Promise.all(Array.from({ length: 10 }, () => give(null, null)));
  expect(given.reduce((sum, one) => sum + valueOf(one).items, 0)).toBe(2);
  expect([await assigneeOf(before), await assigneeOf(undated), await assigneeOf(closed)]).toEqual([
    null,
    null,
    cleo.id,
  ]);
  for (const to of [asId(UserId, "nobody-at-all"), asId(UserId, ""), cleo.id])
    expect(await give(to, null)).toMatchObject(refusal("invalid_choice"));
  expect(await give(marlo.id, "nothing")).toMatchObject(refusal("unknown_holiday"));
});

test("nobody keeps work that is taken, or given to them, at the moment their role ends", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [leaving, other] = [await makeMember("counsellor"), await makeMember("counsellor")];
    const { itemId } = await buyServices();
    const given = await workOf(other.id, "2026-12-09");
    await Promise.all([
      takeItem({ member: leaving, itemId, now }),
      reassignWork({ member: manager, userId: other.id, to: leaving.id, holidayId: null, along: true, now }),
      endRole({ actor: system, userId: leaving.id, now }),
    ]);
    expect(await assigneeOf(itemId)).toBeNull();
    expect(await assigneeOf(given)).not.toBe(leaving.id);
  }
});

test("whoever takes over has also what was taken at the moment the role ends", async () => {
  const owner = await makeMember("owner");
  for (let round = 0; round < 5; round += 1) {
    const [leaving, heir] = [await makeMember("counsellor"), await makeMember("counsellor")];
    const { itemId } = await buyServices();
    await Promise.all([
      takeItem({ member: leaving, itemId, now }),
      endRole({ actor: owner, userId: leaving.id, to: heir.id, now }),
    ]);
    expect([null, heir.id]).toContain(await assigneeOf(itemId));
  }
});
