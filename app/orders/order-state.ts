export type OrderState = "pending" | "paid" | "part_refunded" | "refunded" | "expired";
export const itemStates = [
  "received",
  "in_progress",
  "in_review",
  "delivered",
  "completed",
  "cancelled",
  "refunded",
] as const;
export type ItemState = (typeof itemStates)[number];

/** Only late money revives an expired order. */
const orderMoves: Record<OrderState, readonly OrderState[]> = {
  pending: ["paid", "expired"],
  expired: ["paid"],
  paid: ["part_refunded", "refunded"],
  part_refunded: ["part_refunded", "refunded"],
  refunded: [],
};

/** Changes send a delivered service back to work, and a completed one while they are promised. A manager reopens. */
const itemMoves: Record<ItemState, readonly ItemState[]> = {
  received: ["in_progress", "cancelled", "refunded"],
  in_progress: ["in_review", "cancelled", "refunded"],
  in_review: ["in_progress", "delivered", "cancelled", "refunded"],
  delivered: ["in_progress", "completed", "refunded"],
  completed: ["in_progress", "refunded"],
  cancelled: ["received", "in_progress", "refunded"],
  refunded: [],
};

export function orderCanBecome(from: OrderState, to: OrderState): boolean {
  return orderMoves[from].includes(to);
}

export function orderStatesBefore(to: OrderState): OrderState[] {
  return allStates(orderMoves).filter((from) => orderCanBecome(from, to));
}

export function itemCanBecome(from: ItemState, to: ItemState): boolean {
  return itemMoves[from].includes(to);
}

/** What makes a premium customer: bought, not wholly refunded. */
export const boughtStates = ["paid", "part_refunded"] as const satisfies readonly OrderState[];

function allStates<State extends string>(moves: Record<State, unknown>): State[] {
  return Object.keys(moves) as State[];
}
