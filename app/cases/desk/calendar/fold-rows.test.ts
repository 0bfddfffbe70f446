import { expect, test } from "vitest";

import { foldRows, foldRowsTall } from "#app/cases/desk/calendar/fold-rows.ts";

const hours = (from: number, to: number) => ({ from: from * 12, to: to * 12 });

test.each([
  ["a usual day", [hours(8, 18)], 120, []],
  ["hours that are begun are whole", [hours(8.5, 17.25)], 120, []],
  ["an hour between two is not worth a fold", [hours(8, 18), hours(19, 20)], 144, []],
  ["what is late stands apart", [hours(8, 18), hours(22, 24)], 148, [{ from: 120, to: 124 }]],
  ["what is early, too", [hours(8, 18), hours(0, 0.5)], 136, [{ from: 12, to: 16 }]],
  ["a whole day", [hours(0, 24)], 288, []],
])("%s", (_, used, rows, folds) => {
  const folded = foldRows(used);
  expect([folded.rows, folded.folds]).toEqual([rows, folds]);
});

test("a row stands where its hour is, and what is left out at its fold", () => {
  const { rowOf, isShown } = foldRows([hours(0, 1), hours(8, 18)]);
  const second = 12 + foldRowsTall;
  expect([0, 11, 12, 50, 8 * 12, 9 * 12, 18 * 12, 23 * 12].map(rowOf)).toEqual([
    0,
    11,
    12,
    12,
    second,
    second + 12,
    second + 120,
    second + 120,
  ]);
  expect([0, 12, 95, 96, 215, 216].map(isShown)).toEqual([true, false, false, true, true, false]);
});
