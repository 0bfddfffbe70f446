import { waitsForForm } from "#app/orders/items/waits-for-form.ts";
import { unansweredText } from "#app/orders/items/item-mail-text.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { writtenDate } from "#app/platform/dates.ts";

type Status = {
  state: ItemState;
  dueOn: string | null;
  delivery: string;
  askedToCancel: boolean;
  claimsGuarantee: boolean;
  answerBy?: string | null;
};

export function nextStep(status: Status): string {
  const { state, dueOn, delivery, askedToCancel, claimsGuarantee, answerBy = null } = status;
  if (askedToCancel)
    return "We’ve received your cancellation request. A manager will answer within two working days.";
  if (claimsGuarantee)
    return "We’ve received your guarantee claim. A manager will answer within five working days.";
  const due = dueOn ? ` Due ${writtenDate(dueOn)}.` : "";
  switch (state) {
    case "received":
      if (waitsForForm({ state, dueOn }))
        return `Waiting for you: fill in your details. Once you send them, this takes ${delivery}.`;
      return `We have your details. A counsellor will start soon.${due}`;
    case "in_progress":
      return `In progress.${due}`;
    case "in_review":
      return `We are reviewing it before we send it to you.${due}`;
    case "delivered":
      return `Waiting for you: look at what we delivered, then accept it or ask for changes.${unansweredText(answerBy)}`;
    case "completed":
      return "Completed.";
    case "cancelled":
      return "Cancelled.";
    case "refunded":
      return "Refunded.";
  }
}
