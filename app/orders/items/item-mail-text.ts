import type { ItemState } from "#app/orders/order-state.ts";
import { writtenDate } from "#app/platform/dates.ts";

type Told = {
  heading: string;
  state: ItemState;
  dueOn: string | null;
  byCustomer: boolean;
  /** The state before; null for the first. */
  before: ItemState | null;
  /** While delivered: the last day of an answer. */
  answerBy: string | null;
};

export function itemMailText({ heading, state, dueOn, byCustomer, before, answerBy }: Told): {
  subject: string;
  sentence: string;
} {
  const service = `“${heading}”`;
  const due = dueOn === null ? "" : ` It is due on ${writtenDate(dueOn)}.`;
  if (before === "cancelled" || (before === "completed" && !byCustomer && state === "in_progress"))
    return { subject: "reopened", sentence: `We have reopened ${service}.${due}` };
  switch (state) {
    case "received":
      return { subject: "received", sentence: `We have received your order for ${service}.` };
    case "in_progress":
      return byCustomer
        ? { subject: "changes asked for", sentence: `We have what you want changed in ${service}.${due}` }
        : { subject: "in progress", sentence: `We are working on ${service}.${due}` };
    case "in_review":
      return {
        subject: "in review",
        sentence: `${service} is being reviewed before it goes to you.${due}`,
      };
    case "delivered":
      return {
        subject: "delivered",
        sentence: `${service} is delivered. Look at it on its page, and accept it there or ask for changes.${unansweredText(answerBy)}`,
      };
    case "completed":
      return {
        subject: "completed",
        sentence: byCustomer
          ? `You have accepted ${service}. It is completed.`
          : `We had no answer from you, so ${service} is completed. If something is missing, answer this mail.`,
      };
    case "cancelled":
      return {
        subject: "cancelled",
        sentence: `${service} is cancelled. If you have a question about it, answer this mail.`,
      };
    case "refunded":
      return { subject: "refunded", sentence: `${service} is refunded.` };
  }
}

export function unansweredText(answerBy: string | null): string {
  if (answerBy === null) return "";
  return ` If we hear nothing from you by ${writtenDate(answerBy)}, we take it as accepted.`;
}
