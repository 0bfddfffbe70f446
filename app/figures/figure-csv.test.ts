import { expect, test } from "vitest";

import { type FigureCell, shownCell, usd } from "#app/figures/figure.ts";
import { figureCsv } from "#app/figures/figure-csv.ts";

const fileOf = (cell: FigureCell) =>
  figureCsv({ name: "coupons", title: "Coupons", columns: ["What"], rows: [[cell]], total: null });

test.each<[string, FigureCell, string]>([
  ["plain words", "Cover letter", "Cover letter"],
  ["words with a comma", "Cover letter, short", '"Cover letter, short"'],
  ["words with quotes", 'The "short" one', '"The ""short"" one"'],
  ["words on two lines", "One\r\ntwo", '"One\r\ntwo"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a formula after a space", " =1+1", "' =1+1"],
  ["a call", '@SUM("A1")', `"'@SUM(""A1"")"`],
  ["a minus before words", "-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"],
  ["a tab", "\t=1", "'\t=1"],
  ["money", usd(1_234_567n), "12345.67"],
  ["money given back", usd(-5n), "-0.05"],
  ["a count", 1200, "1200"],
  ["a day", { day: "2026-11-30" }, "2026-11-30"],
  ["a month", { month: "2026-11" }, "2026-11"],
  ["a share", { part: 1, whole: 3 }, "0.3333"],
  ["a share of nothing", { part: 0, whole: 0 }, ""],
  ["nothing", null, ""],
])("%s is written for a spreadsheet", (_what, cell, written) => {
  expect(fileOf(cell)).toBe(`What\r\n${written}\r\n`);
});

test.each<[string, FigureCell, string]>([
  ["dollars", usd(1_234_567n), "$12,345.67"],
  ["rupees", { amount: 10_009_799n, currency: "INR" }, "₹1,00,097.99"],
  ["a count", 1200, "1,200"],
  ["a day", { day: "2026-11-30" }, "30 Nov 2026"],
  ["a month", { month: "2026-11" }, "Nov 2026"],
  ["a share", { part: 1, whole: 3 }, "33.3%"],
  ["a share of nothing", { part: 0, whole: 0 }, "None"],
])("%s is shown to people", (_what, cell, shown) => {
  expect(shownCell(cell)).toBe(shown);
});
