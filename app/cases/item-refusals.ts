import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { refuse } from "#app/platform/outcome.ts";

export const unknownItem = refuse({
  code: "unknown_item",
  message: "This item was not found.",
  status: 404,
});

export function movedMeanwhile(state: ItemState) {
  return refuse({
    code: "moved_meanwhile",
    message: `Somebody has moved this item in the meantime: it is “${itemStateLabels[state]}” now. Your change was not saved.`,
    status: 409,
  });
}

export const intakeMissing = refuse({
  code: "intake_missing",
  message: "Work starts once the customer has sent the form.",
  status: 409,
});

export const closedItem = refuse({
  code: "closed",
  message: "There is nothing more to do with this item, so it was not changed.",
  status: 409,
});

export const secondReaderMissing = refuse({
  code: "second_reader",
  message: "A colleague has to read this before it is delivered. Ask one under “Your documents”.",
  status: 409,
});

export const nothingChosen = refuse({
  code: "nothing_chosen",
  message: "Choose at least one row.",
  status: 422,
});
