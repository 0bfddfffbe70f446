import { waitsForForm } from "#app/orders/items/item-waits.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";

/** What a button says that moves an item from one state to another. */
type MoveLabels = Partial<Record<ItemState, string>>;

/** The moves people make, in the order of their buttons. Refunds alone make an item `refunded`. */
const moveLabels: Record<ItemState, MoveLabels> = {
  received: { in_progress: "Begin Work", cancelled: "Cancel Item" },
  in_progress: { in_review: "Send to Review", cancelled: "Cancel Item" },
  in_review: { delivered: "Mark as Delivered", in_progress: "Back to Work", cancelled: "Cancel Item" },
  delivered: { completed: "Mark as Completed", in_progress: "Work on Changes" },
  completed: {},
  cancelled: {},
  refunded: {},
};

export type HandMove = { to: ItemState; text: string };

/** What can be done by hand with an item in this state: never more than the state table allows. */
export function handMoves(from: ItemState): HandMove[] {
  return Object.entries(moveLabels[from])
    .map(([to, text]) => ({ to: to as ItemState, text }))
    .filter(({ to }) => to !== "refunded" && itemCanBecome(from, to));
}

/** The same for an item as it stands: its work is not begun before its form is there. */
export function movesOf(item: { state: ItemState; dueOn: string | null }): HandMove[] {
  const moves = handMoves(item.state);
  return waitsForForm(item) ? moves.filter(({ to }) => to !== "in_progress") : moves;
}

/** Whether nothing is to be done with it any more. */
export function isClosed(state: ItemState): boolean {
  return handMoves(state).length === 0;
}

/** What comes next with an item, as the desk reads it. */
export function nextStepOf(item: { state: ItemState; dueOn: string | null }): string {
  return waitsForForm(item) ? "Waits for the customer’s form." : nextStepText[item.state];
}

const nextStepText: Record<ItemState, string> = {
  received: "The form is here: begin.",
  in_progress: "Do the work, then send it to review.",
  in_review: "Review it, then deliver it or send it back.",
  delivered: "Wait for the customer to accept it or to ask for changes.",
  completed: "Nothing. It is completed.",
  cancelled: "Nothing. It is cancelled.",
  refunded: "Nothing. It is refunded.",
};
