import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { type ItemState, itemCanBecome } from "#app/orders/order-state.ts";

type MoveLabels = Partial<Record<ItemState, string>>;

const moveLabels: Record<ItemState, MoveLabels> = {
  received: { in_progress: "Begin Work" },
  in_progress: { in_review: "Send to Review" },
  in_review: {
    delivered: "Deliver Without a Version",
    in_progress: "Back to Work",
  },
  delivered: { in_progress: "Work on Changes" },
  completed: {},
  cancelled: {},
  refunded: {},
};

export type HandMove = { to: ItemState; text: string };

/** Never more than the state table allows. Only the customer completes, or their silence; a manager cancels and reopens. */
export function handMoves(from: ItemState): HandMove[] {
  return Object.entries(moveLabels[from])
    .map(([to, text]) => ({ to: to as ItemState, text }))
    .filter(({ to }) => to !== "refunded" && itemCanBecome(from, to));
}

/** Work cannot begin before the form is sent. */
export function movesOf(item: { state: ItemState; dueOn: string | null }): HandMove[] {
  const moves = handMoves(item.state);
  return waitsForForm(item) ? moves.filter(({ to }) => to !== "in_progress") : moves;
}

export function isClosed(state: ItemState): boolean {
  return handMoves(state).length === 0;
}

/** In a word or two, for lists. */
export function shortNextStepOf(item: { state: ItemState; dueOn: string | null }): string {
  return waitsForForm(item) ? "Wait for the form" : shortNextSteps[item.state];
}

const shortNextSteps: Record<ItemState, string> = {
  received: "Begin",
  in_progress: "Do the work",
  in_review: "Deliver or send back",
  delivered: "Wait for an answer",
  completed: "None",
  cancelled: "None",
  refunded: "None",
};

export function nextStepOf(item: { state: ItemState; dueOn: string | null }): string {
  return waitsForForm(item) ? "Waiting for the customer’s form." : nextStepText[item.state];
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
