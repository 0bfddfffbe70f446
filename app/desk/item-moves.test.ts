import { expect, test } from "vitest";

import { handMoves, isClosed } from "#app/desk/item-moves.ts";
import { itemStateWords } from "#app/orders/item-state-words.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";

const states = Object.keys(itemStateWords) as ItemState[];

test("the desk has a button for every move the state table allows but a refund, and for no other", () => {
  for (const from of states) {
    const allowed = states.filter((to) => to !== "refunded" && itemCanBecome(from, to));
    const expected = from === "cancelled" || from === "completed" ? [] : allowed;
    expect(
      handMoves(from)
        .map(({ to }) => to)
        .toSorted(),
      from,
    ).toEqual(expected.toSorted());
  }
});

test("what is completed, cancelled or refunded has no moves", () => {
  expect(states.filter(isClosed)).toEqual(["completed", "cancelled", "refunded"]);
});
