import { expect, test } from "vitest";

import { rangeRows } from "#app/self-checks/points/grid-table.ts";
import { printedGrids } from "#tests/self-checks/points-checks.ts";

test.each(printedGrids.map(({ grid, tables }) => [grid.id, grid, tables] as const))(
  "every number of %s is printed, under a caption and columns of its own",
  (_id, grid, tables) => {
    const printed = JSON.stringify(tables).replaceAll(/(?<=\d),(?=\d)/g, "");
    const { id: _own, inForce: _days, sources: _from, remarks: _said, superseded: _later, ...cells } = grid;
    const numbers = numbersIn(cells).filter((number) => number !== 0);
    expect(numbers.length).toBeGreaterThan(15);
    expect(
      numbers.filter((number) => !new RegExp(String.raw`(?<![\d.])${number}(?![\d.]*\d)`).test(printed)),
    ).toEqual([]);
    expect(new Set(tables.map(({ caption }) => caption)).size).toBe(tables.length);
    for (const { columns, rows } of tables) {
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
    }
  },
);

test("ranges", () => {
  const rows = [0, 18, 19, 25].map((from) => ({ from }));
  const first = (step: 0 | 1) => rangeRows(rows, () => [], step).map(([text]) => text);
  expect(first(1)).toEqual(["Less than 18", "18", "19 to 24", "25 or more"]);
  expect(first(0)).toEqual(["Less than 18", "18 to under 19", "19 to under 25", "25 or more"]);
});

/** Where rows begin a range ends too, so those that begin one are not asked for by themselves. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    ["scale", "reducedFromShare", "most", "ageBelow"].includes(key) ? [] : numbersIn(inside),
  );
}
