import { expect, test } from "vitest";

import { readChosen, writeChosen } from "#app/cases/desk/work/chosen-item.ts";
import { OrderItemId, UserId } from "#app/platform/ids.ts";

const id = OrderItemId.parse("6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1");
const mine = { id, state: "received", assignedTo: null } as const;
const theirs = { id, state: "in_review", assignedTo: UserId.parse("load-7") } as const;

test("a row is read as it was written, whether somebody has it or nobody", () => {
  for (const one of [mine, theirs]) expect(readChosen([writeChosen(one)])).toEqual([one]);
});

test.each([
  ["nothing", ""],
  ["an id alone", id],
  ["another id", "nonsense received "],
  ["a state that is none", `${id} lost `],
  ["a person with a NUL", `${id} received a\0b`],
  ["more than a row", `${id} received load-7 more`],
])("%s is no row", (_what, text) => {
  expect(readChosen([text])).toEqual([]);
});

test("a row sent twice is one, and no more are taken than a page has", () => {
  expect(readChosen([writeChosen(mine), writeChosen(theirs)])).toEqual([mine]);
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...mine,
    id: OrderItemId.parse(`6a3f0a52-6f6c-4d0e-9c57-${String(at).padStart(12, "0")}`),
  }));
  expect(readChosen(many.map(writeChosen))).toHaveLength(50);
});
