import { expect, test } from "vitest";

import { changedParts, spelledOut, readSubject } from "#app/audit/audit-event-text.ts";

test("a word of the log is read as words", () => {
  expect(spelledOut("item_moved")).toBe("Item moved");
  expect(spelledOut("refunded")).toBe("Refunded");
});

test("before and after stand side by side, also where only one of them has a part", () => {
  expect(
    changedParts({ state: "in_progress", due_on: null }, { state: "delivered", note: "Your letter" }),
  ).toEqual([
    { part: "State", before: "In progress", after: "Delivered" },
    { part: "Due on", before: "None", after: "None" },
    { part: "Note", before: "None", after: "Your letter" },
  ]);
  expect(changedParts(null, { items: [], paid: true, lines: ["a b", "c"], more: { at: 1 } })).toEqual([
    { part: "Items", before: "None", after: "None" },
    { part: "Paid", before: "None", after: "Yes" },
    { part: "Lines", before: "None", after: "a b, C" },
    { part: "More", before: "None", after: '{"at":1}' },
  ]);
  expect(changedParts(null, null)).toEqual([]);
});

test("an address, a time and an amount are shown as they are", () => {
  expect(changedParts({ at: "2026-10-03T10:00:00Z" }, { at: "Asia/Kolkata" })).toEqual([
    { part: "At", before: "2026-10-03T10:00:00Z", after: "Asia/Kolkata" },
  ]);
});

test("what a deed was done to is read from an address, and anything else is nothing", () => {
  expect(readSubject(" order:0b5f-11 ")).toEqual({ kind: "order", id: "0b5f-11" });
  for (const text of ["", "order", "order:", ":1", "Order:1", "order:a b", `order:${"1".repeat(201)}`]) {
    expect(readSubject(text), text).toBeNull();
  }
});
