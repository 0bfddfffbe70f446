import type { ItemState } from "#app/orders/order-state.ts";

export const itemStateLabels: Record<ItemState, string> = {
  received: "Received",
  in_progress: "In progress",
  in_review: "In review",
  delivered: "Delivered",
  completed: "Completed",
  cancelled: "Cancelled",
  refunded: "Refunded",
};
