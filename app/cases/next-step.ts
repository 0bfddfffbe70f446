import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { writtenDate } from "#app/platform/dates.ts";

type Status = {
  state: ItemState;
  dueOn: string | null;
  delivery: string;
  askedToCancel: boolean;
};

export function nextStep({ state, dueOn, delivery, askedToCancel }: Status): string {
  if (askedToCancel) return "You asked to cancel this service. A manager answers within two working days.";
  const due = dueOn ? ` Due ${writtenDate(dueOn)}.` : "";
  switch (state) {
    case "received":
      if (waitsForForm({ state, dueOn }))
        return `Waits for what we need from you. Once you have sent it, it takes ${delivery}.`;
      return `We have what we need. A counsellor begins soon.${due}`;
    case "in_progress":
      return `In progress.${due}`;
    case "in_review":
      return `Being reviewed before it goes to you.${due}`;
    case "delivered":
      return "Delivered. Look at it, then accept it or ask for changes.";
    case "completed":
      return "Completed.";
    case "cancelled":
      return "Cancelled.";
    case "refunded":
      return "Refunded.";
  }
}
