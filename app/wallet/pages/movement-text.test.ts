import { expect, test } from "vitest";

import { movementText } from "#app/wallet/pages/movement-text.ts";

const orders = [
  { id: "a1", name: "LF-1001", listed: true },
  { id: "b2", name: "LF-1002", listed: false },
];

test.each([
  ["hold", "a1:1", "Set aside for an order", "Set aside for order LF-1001"],
  ["hold_posted", "a1:1", "Paid for an order", "Paid for order LF-1001 with what was set aside"],
  ["hold_voided", "b2:2", "Returned", "Free again, because order LF-1002 was not paid"],
  ["hold", "c3:1", "Set aside for an order", "Set aside for an order"],
  ["top_up", "p1", "Funds added", "Funds added"],
])("a %s about %s is told as a person says it", (kind, reference, text, said) => {
  const words = movementText({ kind, reference, text }, orders);
  expect(words.map((part) => part.text).join("")).toBe(said);
});

test("an order is linked where its customer finds it, and nowhere else", () => {
  const linked = (text: string) =>
    movementText({ kind: "refund", reference: "r1", text }, orders).filter(({ href }) => href);
  expect(linked("Refund of order LF-1001")).toEqual([
    { text: "LF-1001", href: "/account/dashboard/#LF-1001" },
  ]);
  expect(linked("Refund of order LF-1002")).toEqual([]);
  expect(linked("Refund of order LF-1003")).toEqual([]);
});
