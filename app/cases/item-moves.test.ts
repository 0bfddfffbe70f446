import { expect, test } from "vitest";

import { handMoves, isClosed, movesOf, nextStepOf } from "#app/cases/item-moves.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";

const states = Object.keys(itemStateLabels) as ItemState[];

/** A refund, the customer’s acceptance or their silence, and what a manager decides. */
const notByHand: ItemState[] = ["refunded", "completed", "cancelled"];

test("the desk has a button for every move the state table allows that one person may make alone", () => {
  for (const from of states) {
    const allowed = states.filter((to) => !notByHand.includes(to) && itemCanBecome(from, to));
    const expected = from === "cancelled" || from === "completed" ? [] : allowed;
    expect(
      handMoves(from)
        .map(({ to }) => to)
        .toSorted(),
      from,
    ).toEqual(expected.toSorted());
  }
});

test("work begins once the form is there: then the item has a date, and the button to begin", () => {
  const words = (dueOn: string | null) => ({
    moves: movesOf({ state: "received", dueOn }).map((move) => move.text),
    next: nextStepOf({ state: "received", dueOn }),
  });
  expect(words(null)).toEqual({ moves: [], next: "Waiting for the customer’s form." });
  expect(words("2026-11-30")).toEqual({
    moves: ["Begin Work"],
    next: "The form is here: begin.",
  });
});

test("what is completed, cancelled or refunded has no moves", () => {
  expect(states.filter(isClosed)).toEqual(["completed", "cancelled", "refunded"]);
});
