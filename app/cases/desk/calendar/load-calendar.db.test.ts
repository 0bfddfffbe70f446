import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import { bookings, workingHours } from "#app/bookings/tables.server.ts";
import { loadCalendar } from "#app/cases/desk/calendar/load-calendar.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { firmHolidays, staffHolidays } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { SessionId } from "#app/platform/ids.ts";
import { noon, openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";

let counsellor: Member;
let colleague: Member;
let manager: Member;
let sessionId: SessionId;
let chatId: string;

/** 12 October 2026 is a Monday; at the desk of these tests it is Indian time. */
const monday = "2026-10-12";

beforeAll(async () => {
  await openShop();
  [counsellor, colleague, manager] = await Promise.all([
    makeMember("counsellor", { first_name: "Asha" }),
    makeMember("counsellor", { first_name: "Bela" }),
    makeMember("manager", { first_name: "Mira" }),
  ]);
  const bought = await buySessions(counsellor.id);
  ({ id: sessionId } = await bookOne(counsellor, bought.itemId, `${monday}T16:00`));
  const chat = {
    userId: bought.user.id,
    service: "cover-letter" as const,
    mobile: "7000000000",
    country: "GB",
    number: "+447000000000",
    state: "confirmed" as const,
    startsAt: new Date("2026-10-12T18:28:00Z"),
    counsellorId: colleague.id,
    consentedAt: noon,
    consentText: "I agree.",
    timeZone: "America/New_York",
  };
  const [booked] = await db.insert(bookings).values(chat).returning({ id: bookings.id });
  chatId = booked?.id ?? "";
});

const load = (member: Member, query: string) =>
  loadCalendar(member, new URL(`http://desk/staff/calendar?${query}`), noon);
const idsOf = async (member: Member, query: string) =>
  (await load(member, query)).columns.map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);

test("a week has its sessions and chats on their days, on the desk's clock and the customer's", async () => {
  const { columns, heading } = await load(manager, `from=${monday}`);
  expect(heading).toBe("12 October 2026 to 18 October 2026");
  expect(columns.map(({ id }) => id)).toEqual([12, 13, 14, 15, 16, 17, 18].map((day) => `2026-10-${day}`));
  const session = columns[0]?.entries.find(({ id }) => id === sessionId);
  expect(session).toMatchObject({
    kind: "session",
    time: "16:00",
    until: "17:00",
    heldBy: "Asha Desk",
    rows: 12,
  });
  expect(session?.theirTime).toMatch(/^0?6:30 in New York$/);
  const overMidnight = columns
    .slice(0, 2)
    .map((one) => one.entries.find(({ id }) => id === chatId)?.beyondDay);
  expect(overMidnight).toEqual(["to the day after", "from the day before"]);
});

test("of a crowded day the week lists ten that have no lane, and the day's own page has them all", async () => {
  const day = "2026-11-16";
  const [one] = await db.select().from(bookings).limit(1);
  const services = serviceRecords.filter(({ slug }) => slug !== one!.service).slice(0, 20);
  const chats = services.map(({ slug: service }) => {
    const { id: _id, ...chat } = { ...one!, service, startsAt: new Date(`${day}T06:30:00Z`) };
    return { ...chat, counsellorId: null };
  });
  await db.insert(bookings).values(chats);
  const { columns } = await load(manager, `from=${day}`);
  expect(columns[0]).toMatchObject({ more: [{ count: 18 }], rest: { count: 8 } });
  expect(columns[0]?.entries.map(({ beyond }) => beyond)).toEqual([
    false,
    false,
    ...Array.from({ length: 10 }, () => true),
  ]);
  const whole = await load(manager, new URL(columns[0]!.rest!.href, "http://desk").search.slice(1));
  expect(whole.columns.flatMap(({ entries, rest }) => (rest ? [] : entries))).toHaveLength(20);
});

test("a day has a column for everybody who holds something, or for those who were chosen", async () => {
  const day = `view=day&from=${monday}`;
  const all = new Map((await idsOf(manager, day)) as [string, string[]][]);
  expect(all.get(counsellor.id)).toEqual([sessionId]);
  expect(all.get(colleague.id)).toEqual([chatId]);
  expect(await idsOf(manager, `${day}&people=${colleague.id}`)).toEqual([[colleague.id, [chatId]]]);
  const two = `${day}&people=${colleague.id}&people=${manager.id}`;
  expect(await idsOf(manager, two)).toEqual([
    [colleague.id, [chatId]],
    [manager.id, []],
  ]);
});

test("a counsellor sees their own sessions and all chats, or what is theirs alone", async () => {
  const day = `view=day&from=${monday}`;
  expect(await idsOf(colleague, day)).toEqual([[colleague.id, [chatId]]]);
  expect(await idsOf(counsellor, `${day}&people=${counsellor.id}`)).toEqual([[counsellor.id, [sessionId]]]);
  expect(await idsOf(colleague, `${day}&people=${counsellor.id}`), "nobody chooses another").toEqual([
    [colleague.id, [chatId]],
  ]);
  expect((await load(colleague, day)).people.map(({ name }) => name)).toEqual(["Mine"]);
});

test("closed is what is outside of hours, on holidays and on days of the firm", async () => {
  const about = { id: crypto.randomUUID(), userId: colleague.id };
  await db.insert(workingHours).values([
    { ...about, weekday: 2, fromMinute: 600, toMinute: 960 },
    { ...about, id: crypto.randomUUID(), weekday: 3, fromMinute: 600, toMinute: 960 },
    { ...about, id: crypto.randomUUID(), weekday: 4, fromMinute: 600, toMinute: 960 },
  ]);
  await db.insert(staffHolidays).values({ ...about, startsOn: "2026-10-14", endsOn: "2026-10-14" });
  await db.insert(firmHolidays).values({ day: "2026-10-15", name: "Founders' day" });
  const { columns, hours } = await load(colleague, `from=2026-10-14&people=${colleague.id}`);
  const rowOf = (clock: string) => hours.find(({ label }) => label === clock)?.row;
  const [, tuesday, wednesday, thursday] = columns;
  const open = tuesday?.closed.map(({ row, rows }) => [row, row + rows]);
  expect(open?.[0]?.[1]).toBe(rowOf("10:00"));
  expect(open?.[1]?.[0]).toBe(rowOf("16:00"));
  for (const off of [wednesday, thursday]) expect(off?.closed).toHaveLength(1);
  expect([tuesday, wednesday, thursday].map((one) => one?.notes)).toEqual([
    [],
    ["Bela Desk is on holiday"],
    ["Closed: Founders' day"],
  ]);
});

test("who wants another time stands above any day, and a deleted customer keeps no clock", async () => {
  await db
    .update(caseSessions)
    .set({ otherTimeAskedAt: noon, otherTimeReason: "Later" })
    .where(eq(caseSessions.id, sessionId));
  const { asking } = await load(counsellor, "from=2030-01-01");
  expect(asking).toMatchObject([{ id: sessionId, time: "12 Oct, 16:00", asking: true }]);
  const [session] = await db.select().from(caseSessions).where(eq(caseSessions.id, sessionId));
  await db
    .update(users)
    .set({ deletedAt: noon })
    .where(eq(users.id, session?.customerId ?? counsellor.id));
  const { columns } = await load(counsellor, `from=${monday}`);
  const entry = columns.flatMap(({ entries }) => entries).find(({ id }) => id === sessionId);
  if (entry) expect(entry).toMatchObject({ customer: "Deleted customer", theirTime: null });
});

test("an address that says nothing sensible shows this week, and nothing of it reaches the database", async () => {
  const { view, from } = await load(manager, "view=year&from=2026-02-30&people=%00&people='%3B--");
  expect([view, from]).toEqual(["week", "2026-09-28"]);
});
