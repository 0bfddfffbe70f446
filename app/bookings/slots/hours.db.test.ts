import { beforeAll, beforeEach, expect, test } from "vitest";

import { eraseAccount } from "#app/accounts/erase-account.server.ts";
import { seedDemoHours } from "#app/bookings/seed.server.ts";
import { addFirmHoliday, removeFirmHoliday } from "#app/desk/change-firm-holidays.server.ts";
import { addHours, listHours, removeHours } from "#app/bookings/slots/change-hours.server.ts";
import { findFreeTimes } from "#app/bookings/slots/find-free-times.server.ts";
import { firmHolidaysBetween } from "#app/desk/firm-holidays.server.ts";
import { bookablePeriod, chatShape } from "#app/bookings/slots/slot-limits.ts";
import { workingHours } from "#app/bookings/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, UserId } from "#app/platform/ids.ts";
import { clearBookings } from "#tests/bookings/open-hours.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let counsellor: Member;
let owner: Member;

beforeAll(async () => {
  owner = await makeMember("owner");
});
beforeEach(async () => {
  await clearBookings();
  counsellor = await makeMember("counsellor");
});

const add = (weekdays: number[], fromMinute: number, toMinute: number) => {
  const hours = { weekdays, fromMinute, toMinute };
  return addHours({ member: counsellor, userId: counsellor.id, hours, now: noon });
};
const kept = async () =>
  (await listHours(db, counsellor.id)).map(({ weekday, fromMinute, toMinute }) => [
    weekday,
    fromMinute,
    toMinute,
  ]);
const refusal = (code: string) => ({ ok: false, refusal: { code } });

test("hours are added to several days, and what overlaps is refused whole", async () => {
  valueOf(await add([1, 2], 540, 720));
  valueOf(await add([1, 2, 3], 540, 720));
  expect(await add([3, 4], 600, 660)).toMatchObject(refusal("overlaps"));
  valueOf(await add([3], 720, 780));
  expect(await add([5], 720, 720)).toMatchObject(refusal("invalid_choice"));
  expect(await kept()).toEqual([
    [1, 540, 720],
    [2, 540, 720],
    [3, 540, 720],
    [3, 720, 780],
  ]);
  expect(await auditEventsOn(counsellor.id)).toMatchObject([
    { event: "hours_added", after: { hours: ["Monday 09:00 to 12:00", "Tuesday 09:00 to 12:00"] } },
    { event: "hours_added", after: { hours: ["Wednesday 09:00 to 12:00"] } },
    { event: "hours_added", after: { hours: ["Wednesday 12:00 to 13:00"] } },
  ]);
});

test("of ten at once that overlap one is kept", async () => {
  const asked = await Promise.all(Array.from({ length: 10 }, (_one, at) => add([1], 540 + at, 720)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await kept()).toHaveLength(1);
});

test("hours are removed once, by whom they belong to", async () => {
  valueOf(await add([1], 540, 720));
  const id = (await listHours(db, counsellor.id))[0]!.id;
  const other = await makeMember("counsellor");
  const remove = (userId: UserId, hoursId = id) => removeHours({ member: owner, userId, hoursId, now: noon });
  expect(await remove(other.id)).toMatchObject(refusal("unknown_hours"));
  expect(await remove(counsellor.id, "nonsense")).toMatchObject(refusal("unknown_hours"));
  const twice = await Promise.all([remove(counsellor.id), remove(counsellor.id)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await kept()).toEqual([]);
  const nobody = { member: owner, userId: newId(UserId), now: noon };
  const hours = { weekdays: [1], fromMinute: 540, toMinute: 720 };
  expect(await addHours({ ...nobody, hours })).toMatchObject(refusal("not_at_desk"));
});

test("a holiday of the firm is one day, ahead, and known once", async () => {
  const at = (day: string) => addFirmHoliday({ member: owner, day, name: "Republic Day", now: noon });
  valueOf(await at("2027-01-26"));
  expect(await at("2027-01-26")).toMatchObject(refusal("known"));
  for (const day of ["2026-10-01", "2029-01-26"])
    expect(await at(day)).toMatchObject(refusal("invalid_date"));
  const ahead = { from: "2026-10-02", to: "9999-12-31" };
  expect(await firmHolidaysBetween(db, ahead)).toEqual([{ day: "2027-01-26", name: "Republic Day" }]);
  const remove = (day: string) => removeFirmHoliday({ member: owner, day, now: noon });
  valueOf(await remove("2027-01-26"));
  for (const day of ["2027-01-26", "soon"])
    expect(await remove(day)).toMatchObject(refusal("unknown_holiday"));
  expect((await auditEventsOn("holidays")).map(({ event }) => event)).toEqual([
    "firm_holiday_added",
    "firm_holiday_removed",
  ]);
});

test("the demo has hours from the start, and leaves those that somebody changed", async () => {
  const asked = { ...bookablePeriod(noon), customerId: newId(UserId), shape: chatShape };
  expect((await findFreeTimes(db, asked)).times).toEqual([]);
  await seedDemoHours();
  expect((await findFreeTimes(db, asked)).times.length).toBeGreaterThan(300);
  await db.delete(workingHours);
  valueOf(await add([1], 540, 720));
  await seedDemoHours();
  expect(await db.$count(workingHours)).toBe(1);
});

test("hours go with the account", async () => {
  valueOf(await add([1], 540, 720));
  await db.transaction((tx) => eraseAccount(tx, counsellor.id, noon));
  expect(await kept()).toEqual([]);
});
