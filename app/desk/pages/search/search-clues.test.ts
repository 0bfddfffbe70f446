import { expect, test } from "vitest";

import { readClues } from "#app/desk/pages/search/search-clues.ts";

const nothing = { order: null, receipt: null, payment: null, coupon: null };

test.each([
  ["LF-1042", { ...nothing, order: "1042", receipt: "1042", payment: "LF-1042", coupon: "LF-1042" }],
  ["lf 1042", { ...nothing, order: "1042", receipt: "1042" }],
  ["#1042", { ...nothing, order: "1042" }],
  ["104", { ...nothing, order: "104", receipt: "104", coupon: "104" }],
  ["10", { ...nothing, coupon: "10" }],
  [
    "LF-2026-000042",
    { ...nothing, receipt: "2026-000042", payment: "LF-2026-000042", coupon: "LF-2026-000042" },
  ],
  ["26-0000", { ...nothing, receipt: "26-0000", payment: "26-0000", coupon: "26-0000" }],
  ["pay_N5xR", { ...nothing, payment: "pay_N5xR", coupon: "pay_N5xR" }],
  ["welcome", { ...nothing, coupon: "welcome" }],
  ["asha rao", nothing],
  ["+91 98765 43210", nothing],
  ["'; drop table users --", nothing],
])("%s may name %j", (text, clues) => {
  expect(readClues(text)).toMatchObject(clues);
});

test("one letter alone names no people, and two or more do", () => {
  expect(readClues("a").people).toEqual([]);
  expect(readClues("a b").people).toEqual([]);
  expect(readClues("li").people).toEqual(["li"]);
  expect(readClues("a rao").people).toEqual(["a", "rao"]);
});

test("what nobody can type by hand is cut, and what cannot be seen is dropped", () => {
  expect(readClues("x".repeat(5_000)).text).toHaveLength(200);
  expect(readClues("\u0000a\u202Esha\u200B").text).toBe("asha");
});
