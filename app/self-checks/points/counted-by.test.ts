import { expect, test } from "vitest";

import { changesSince, rowsIn, stampOf } from "#app/self-checks/points/counted-by.ts";

const version = (row: number, name: string, correctedOn: string | null = null, system = "crs") => ({
  row,
  version: name.toLowerCase(),
  system,
  name,
  correctedOn,
});
const old = version(1, "Old");
const corrected = version(4, "Old", "2 October 2026");
const next = version(7, "New");
const tests = version(2, "Tests", null, "language_tests");
const ever = [old, corrected, next, tests];

test("the same versions count, or nobody says which did", () => {
  expect(changesSince(stampOf([next, tests]), { today: [next, tests], ever })).toEqual([]);
  for (const stamp of ["", "99", "x", "7-", "1-2-3-4-5", "-7"])
    expect(changesSince(stamp, { today: [next, tests], ever })).toEqual([]);
});

test("another version counts now, or the same was corrected", () => {
  expect(changesSince("1-2", { today: [next, tests], ever })).toEqual([
    { before: "Old", now: "New", correctedOn: null },
  ]);
  expect(changesSince("1-2", { today: [corrected, tests], ever })).toEqual([
    { before: "Old", now: "Old", correctedOn: "2 October 2026" },
  ]);
});

test("rows of an address", () => {
  expect(rowsIn("12-3-456")).toEqual([12, 3, 456]);
  for (const typed of ["", "1;2", "1-1-1-1-1", "9999999999", "1 2", "<1>"]) expect(rowsIn(typed)).toEqual([]);
});
