import { describe, expect, test } from "vitest";

import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { type Grid, parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import type { PointSystem } from "#app/self-checks/points/point-systems.ts";
import { shippedGrids } from "#app/self-checks/points/shipped-grids.ts";

const systems: PointSystem[] = [
  "language_tests",
  "express_entry_programmes",
  "crs",
  "australia_points_test",
  "opportunity_card",
  "compass",
];

test("every system is shipped once, under an id of its own", () => {
  expect(shippedGrids.map(({ system }) => system)).toEqual(systems);
  expect(new Set(shippedGrids.map(({ id }) => id)).size).toBe(systems.length);
});

test.each(shippedGrids.map((grid): [string, Grid] => [grid.id, grid]))(
  "%s is read from JSON without a change",
  (_, grid) => {
    expect(parseGrid(JSON.parse(JSON.stringify(grid)))).toEqual({ ok: true, value: grid });
  },
);

describe("a grid that is not whole is refused, with its cell", () => {
  test.each<[string, string, (grid: typeof shippedCrsGrid) => unknown]>([
    [
      "a cell without a number",
      "core.education.master.single",
      withCell(["core", "education", "master", "single"], ""),
    ],
    ["points below nothing", "partner.cap", withCell(["partner", "cap"], -1)],
    ["a day that is none", "inForce.from", withCell(["inForce", "from"], "2026-02-30")],
    ["an end before the beginning", "inForce", withCell(["inForce", "to"], "2020-01-01")],
    ["no source", "sources", withCell(["sources"], [])],
    ["a link that is not safe", "rulesAt.url", withCell(["rulesAt", "url"], "javascript:alert(1)")],
    ["a row twice", "core.age", withCell(["core", "age"], [age(0), age(18), age(18)])],
    ["rows that do not begin at 0", "core.age", withCell(["core", "age"], [age(18)])],
    ["a factor that the rules do not know", "core", withCell(["core", "highWage"], 50)],
    [
      "a tier left out",
      "core.education.professional",
      withCell(["core", "education", "professional"], undefined),
    ],
    ["another system", "system", withCell(["system"], "points")],
  ])("%s", (_, cell, spoil) => {
    const outcome = parseGrid(spoil(shippedCrsGrid));
    if (outcome.ok) throw new Error("it was taken");
    expect(outcome.refusal.code).toBe("grid_not_read");
    expect(Object.keys(outcome.refusal.errors!)).toEqual([cell]);
    expect(outcome.refusal.message).toContain(cell);
  });

  test("something that is no grid at all", () => {
    expect(parseGrid("crs")).toMatchObject({ ok: false });
    expect(parseGrid(null)).toMatchObject({ ok: false });
  });
});

function age(from: number) {
  return { from, withPartner: 1, single: 1 };
}

/** The grid with one cell changed. */
function withCell(path: string[], value: unknown) {
  return (grid: typeof shippedCrsGrid) => {
    const copy = structuredClone(grid);
    let at = copy as unknown as Record<string, Record<string, never>>;
    for (const key of path.slice(0, -1)) at = at[key] as unknown as typeof at;
    Object.assign(at, { [path.at(-1)!]: value });
    return copy;
  };
}
