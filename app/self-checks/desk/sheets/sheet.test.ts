import { describe, expect, test } from "vitest";

import { loadSheet } from "#app/self-checks/desk/load-version.server.ts";
import { compareCells } from "#app/self-checks/desk/sheets/compare-cells.ts";
import { readGrid } from "#app/self-checks/desk/sheets/read-grid.server.ts";
import { abilities } from "#app/self-checks/points/canada/language-result.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { brokenLaws } from "#app/self-checks/points/grid-laws.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { shippedGrids } from "#app/self-checks/points/shipped-grids.ts";

const every = shippedGrids.map((grid): [string, Grid] => [grid.id, grid]);

test.each(every)("the form of %s has a field for every cell, and is read as what was drawn", (_, grid) => {
  expect(readGrid(grid, formOf(grid))).toMatchObject({ ok: true, value: { grid } });
});

test.each(every)("every field of %s changes the version, by a cell that the desk can name", (_, grid) => {
  const { sections, values } = loadSheet(grid);
  const read = Object.entries(values).filter(([, value]) => /^\d+$/.test(value));
  expect(read.length).toBeGreaterThan(15);
  for (const [name, value] of read) {
    const typed = readGrid(grid, formOf(grid, { [name]: String(Number(value) + 1) }));
    if (!typed.ok) continue;
    expect(compareCells(sections, grid, typed.value.grid), name).not.toEqual([]);
  }
});

test.each(every)("%s holds together", (_, grid) => {
  expect(brokenLaws(grid)).toEqual([]);
});

describe("what is wrong is said at its field", () => {
  test.each([
    ["core.age.1.single", "", "Fill this in."],
    ["core.age.1.single", "ninety", "Write a number."],
    ["core.age.1.single", "-1", "Not below 0."],
    ["core.age.1.single", "9.5", "Give a whole number."],
    ["core.age.1.single", "2,001", "Not above 2000."],
    ["core.age.2.from", "18", "Each row begins after the one before it."],
    ["core.education.master.single", "", "Fill this in."],
    ["transferability.education.master", "middle", "This is not one of the values that it may have."],
    ["rulesAt.url", "http://canada.example", "Give an address that begins with https://."],
    ["sources.0.asOf", "2026-02-30", "Give a day of the calendar, such as 2026-11-30."],
    ["name", "", "Fill this in."],
    ["inForce.to", "2020-01-01", "The last day is before the first."],
    ["superseded.text", "", "Fill this in."],
    ["remarks.1.source.name", "Somebody", "Fill this in."],
  ])("%s: “%s”", (name, typed, message) => {
    const outcome = readGrid(shippedCrsGrid, formOf(shippedCrsGrid, { [name]: typed }));
    if (outcome.ok) throw new Error("it was taken");
    const { errors = {} } = outcome.refusal;
    expect(Object.values(errors)).toContain(message);
    const drawn = Object.keys(formFields(shippedCrsGrid));
    expect(Object.keys(errors).filter((field) => !drawn.includes(field))).toEqual([]);
  });
});

describe("rows come and go", () => {
  const age = (more: Record<string, string>) => {
    const outcome = readGrid(shippedCrsGrid, formOf(shippedCrsGrid, more));
    if (!outcome.ok || outcome.value.grid.system !== "crs") throw new Error("it was refused");
    return outcome.value.grid.core.age;
  };
  const rows = shippedCrsGrid.core.age.length;

  test("an emptied one is removed", () => {
    const left = age(emptied("core.age.3", ["from", "withPartner", "single"]));
    expect(left.map(({ from }) => from)).not.toContain(20);
    expect(left).toHaveLength(rows - 1);
  });

  test("a new one finds its place", () => {
    const made = {
      [`core.age.${rows}.from`]: "25",
      [`core.age.${rows}.withPartner`]: "98",
      [`core.age.${rows}.single`]: "108",
    };
    expect(age(made)[4]).toEqual({ from: 25, withPartner: 98, single: 108 });
  });

  test("a fault in a row that has moved is said where it was typed", () => {
    const outcome = readGrid(
      shippedCrsGrid,
      formOf(shippedCrsGrid, {
        [`core.age.${rows}.from`]: "25",
        [`core.age.${rows}.withPartner`]: "98",
        [`core.age.${rows}.single`]: "-3",
      }),
    );
    if (outcome.ok) throw new Error("it was taken");
    expect(outcome.refusal.errors).toEqual({ [`core.age.${rows}.single`]: "Not below 0." });
  });
});

test("without a word of newer rules there are none", () => {
  const known = ["text", "source.name", "source.url", "source.asOf"];
  const empty = [0, 1, 2].map((row) => emptied(`superseded.known.${row}`, known));
  const said = emptied("superseded", ["since", "text", "unknown"]);
  const outcome = readGrid(shippedCrsGrid, formOf(shippedCrsGrid, Object.assign(said, ...empty)));
  expect(outcome).toMatchObject({ ok: true, value: { grid: { superseded: null } } });
});

test("laws between cells", () => {
  expect(lawsAfter({ "core.age.5.single": "501" })).toContain("core.age.5.single");
  expect(lawsAfter({ "core.firstLanguage.6.single": "126" })).toContain("core.firstLanguage.6.single");
  expect(lawsAfter({ "core.firstLanguage.5.single": "3" })).toEqual(["core.firstLanguage.5.single"]);
  expect(lawsAfter({ "core.cap.single": "501" })).toEqual(["core.cap.single"]);
  expect(lawsAfter({ "partner.cap": "9" })).toContain("partner.education.master");
  expect(lawsAfter({ "transferability.pairCap": "101" })).toContain("transferability.pairCap");
  expect(lawsAfter({ "additional.nomination": "601" })).toEqual(["additional.nomination"]);
  const [tests, programmes, , australia, germany, compass] = shippedGrids;
  expect(lawsAfter(emptied("tests.0.levels.2", ["level", ...abilities]), tests)).toEqual(["tests.0.levels"]);
  expect(lawsAfter({ "tests.0.levels.6.reading": "9.5" }, tests)).toEqual(["tests.0.levels.6.reading"]);
  expect(lawsAfter({ "fsw.education.doctorate": "26" }, programmes)).toEqual(["fsw.most"]);
  expect(lawsAfter({ "fsw.pass": "101" }, programmes)).toEqual(["fsw.pass"]);
  expect(lawsAfter({ "funds.byFamilySize.1": "15000" }, programmes)).toContain("funds.byFamilySize.1");
  expect(lawsAfter({ "workAbroad.3.points": "21" }, australia)).toEqual(["workAbroad.3.points"]);
  expect(lawsAfter({ "german.B1": "4" }, germany)).toEqual(["german.B2_or_more"]);
  expect(lawsAfter({ "shortage.reduced": "21" }, compass)).toEqual(["shortage.reduced"]);
});

function emptied(path: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [`${path}.${key}`, ""]));
}

function lawsAfter(changed: Record<string, string>, grid: Grid = shippedCrsGrid): string[] {
  const outcome = readGrid(grid, formOf(grid, changed));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal.errors));
  return brokenLaws(outcome.value.grid).map(({ path }) => path);
}

function formFields(grid: Grid): Record<string, string> {
  const { values, sections, rowCounts } = loadSheet(grid);
  const empty = sections
    .flatMap(({ tables }) => tables)
    .flatMap((table) =>
      table.shape === "cells"
        ? []
        : Array.from({ length: rowCounts[table.path] ?? 0 }, (_, row) => row).flatMap((row) =>
            table.columns.map(({ key }) =>
              key === "" ? `${table.path}.${row}` : `${table.path}.${row}.${key}`,
            ),
          ),
    );
  return { ...Object.fromEntries(empty.map((name) => [name, ""])), ...values };
}

function formOf(grid: Grid, changed: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...formFields(grid), ...changed })) form.set(name, value);
  return form;
}
