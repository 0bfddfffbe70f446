import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import type { ItemState } from "#app/orders/order-state.ts";

export const progressSteps = ["Your details", "Work", "Review", "Your answer", "Done"] as const;

/** How many steps are behind; null for what was cancelled or refunded. */
export function stepsDone(item: { state: ItemState; dueOn: string | null }): number | null {
  switch (item.state) {
    case "received":
      return waitsForForm(item) ? 0 : 1;
    case "in_progress":
      return 1;
    case "in_review":
      return 2;
    case "delivered":
      return 3;
    case "completed":
      return progressSteps.length;
    case "cancelled":
    case "refunded":
      return null;
  }
}

/** "Step 2 of 5: Work". */
export function progressText(done: number): string {
  const step = progressSteps[done];
  return step === undefined ? "All steps done" : `Step ${done + 1} of ${progressSteps.length}: ${step}`;
}
