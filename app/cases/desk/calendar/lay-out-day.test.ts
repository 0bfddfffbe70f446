import { expect, test } from "vitest";

import { clockAxis } from "#app/cases/desk/calendar/clock-axis.ts";
import { layOutDay } from "#app/cases/desk/calendar/lay-out-day.ts";

const at = (moment: string) => Date.parse(`${moment}Z`);
const entry = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

function layOut(
  { day, zone }: { day: string; zone: string },
  entries: { startsAt: number; endsAt: number }[],
  grid: { lanesMax?: number } = {},
) {
  const axis = clockAxis([day], zone);
  const laid = layOutDay(axis.days[0]!, entries, { rows: axis.rows, rowsMin: 5, lanesMax: 3, ...grid });
  return { ...laid, rows: axis.rows };
}

const utc = { day: "2026-11-23", zone: "UTC" };
const on = (from: string, to: string) => entry(`2026-11-23T${from}:00`, `2026-11-23T${to}:00`);
const lanesOf = (entries: ReturnType<typeof on>[], lanesMax = 3) =>
  layOut(utc, entries, { lanesMax }).placed.map(({ lane, lanes, beyond }) =>
    beyond ? "beyond" : `${lane + 1} of ${lanes}`,
  );

test.each([
  ["nothing", [], []],
  ["one after the other", [on("09:00", "10:00"), on("10:00", "11:00")], ["1 of 1", "1 of 1"]],
  ["two at once", [on("09:00", "10:00"), on("09:30", "10:30")], ["1 of 2", "2 of 2"]],
  [
    "a lane that is free again",
    [on("09:00", "11:00"), on("09:00", "10:00"), on("10:00", "11:00")],
    ["1 of 2", "2 of 2", "2 of 2"],
  ],
  [
    "one that holds two others together, and one apart",
    [on("09:00", "12:00"), on("09:00", "09:30"), on("11:00", "11:30"), on("13:00", "14:00")],
    ["1 of 2", "2 of 2", "2 of 2", "1 of 1"],
  ],
  [
    "short ones, whose words need more room than they last",
    [on("09:00", "09:05"), on("09:15", "09:20")],
    ["1 of 2", "2 of 2"],
  ],
  [
    "more than there are lanes",
    [on("09:00", "10:00"), on("09:00", "10:00"), on("09:00", "10:00"), on("09:30", "11:00")],
    ["1 of 3", "2 of 3", "beyond", "beyond"],
  ],
])("side by side: %s", (_, entries, lanes) => {
  expect(lanesOf(entries)).toEqual(lanes);
});

test("what has no lane is counted where it would stand", () => {
  const four = [on("09:00", "10:00"), on("09:00", "10:00"), on("09:00", "10:00"), on("09:30", "11:00")];
  expect(layOut(utc, four).more).toEqual([{ rows: { from: 108, to: 132 }, lane: 2, lanes: 3, count: 2 }]);
  expect(layOut(utc, four.slice(0, 3)).more).toEqual([]);
});

test("no two that are shown ever cover each other, and each stands where its clock says", () => {
  for (let round = 0; round < 200; round += 1) {
    const entries = Array.from({ length: 1 + Math.floor(Math.random() * 12) }, () => {
      const from = Math.floor(Math.random() * 285) * 5;
      const startsAt = at("2026-11-23T00:00:00") + from * 60_000;
      return { startsAt, endsAt: startsAt + (5 + Math.floor(Math.random() * 40) * 5) * 60_000 };
    });
    const { placed, more } = layOut(utc, entries);
    expect(placed).toHaveLength(entries.length);
    const shown = placed.filter(({ beyond }) => !beyond);
    for (const one of shown) {
      expect(one.lane).toBeLessThan(one.lanes);
      for (const other of shown) {
        if (one === other || one.lane !== other.lane) continue;
        expect(one.rows.to <= other.rows.from || other.rows.to <= one.rows.from).toBe(true);
      }
    }
    expect(shown.length + more.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
  }
});

const london = (day: string) => ({ day, zone: "Europe/London" });
const kathmandu = { day: "2026-11-23", zone: "Asia/Kathmandu" };

test.each([
  ["an hour of a usual day", utc, on("16:00", "17:00"), [192, 204]],
  ["one of a zone at :30", { day: "2026-11-23", zone: "Asia/Kolkata" }, on("10:30", "11:30"), [192, 204]],
  ["one of a zone at :45", kathmandu, on("10:15", "11:15"), [192, 204]],
  ["one that began the day before", utc, entry("2026-11-22T23:30:00", "2026-11-23T00:30:00"), [0, 6]],
  ["one that ends the day after", utc, entry("2026-11-23T23:00:00", "2026-11-24T00:30:00"), [276, 288]],
  ["a chat just before midnight, with room for its words", utc, on("23:55", "24:00"), [283, 288]],
  [
    "one over the hour that summer time leaps",
    london("2026-03-29"),
    entry("2026-03-29T00:30:00", "2026-03-29T01:30:00"),
    [6, 30],
  ],
  [
    "the first of the hour that comes twice",
    london("2026-10-25"),
    entry("2026-10-25T00:00:00", "2026-10-25T01:00:00"),
    [12, 24],
  ],
  ["the second of it", london("2026-10-25"), entry("2026-10-25T01:00:00", "2026-10-25T02:00:00"), [24, 36]],
  ["one after it", london("2026-10-25"), entry("2026-10-25T09:00:00", "2026-10-25T10:00:00"), [120, 132]],
  [
    "the first of a day without midnight",
    { day: "2024-04-26", zone: "Africa/Cairo" },
    entry("2024-04-25T22:00:00", "2024-04-25T23:00:00"),
    [12, 24],
  ],
  [
    "the half hour that Lord Howe has twice",
    { day: "2026-04-05", zone: "Australia/Lord_Howe" },
    entry("2026-04-04T15:00:00", "2026-04-04T15:30:00"),
    [24, 30],
  ],
])("it stands where its clock says: %s", (_, day, one, [from, to]) => {
  const { placed } = layOut(day, [one]);
  expect(placed.map(({ rows }) => rows)).toEqual([{ from, to }]);
});

test("what goes over midnight is on both days, and says so", () => {
  const [before, after] = ["2026-11-22", "2026-11-23"].map((day) =>
    layOut({ day, zone: "UTC" }, [entry("2026-11-22T23:00:00", "2026-11-23T01:00:00")]),
  );
  expect(before?.placed[0]).toMatchObject({ beganBefore: false, endsAfter: true });
  expect(after?.placed[0]).toMatchObject({ beganBefore: true, endsAfter: false });
  const ended = layOut(utc, [entry("2026-11-22T23:00:00", "2026-11-23T00:00:00")]);
  expect(ended.placed, "it ended with the day before").toEqual([]);
});
