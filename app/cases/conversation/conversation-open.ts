import type { ItemState } from "#app/orders/order-state.ts";
import { dayMs } from "#app/platform/dates.ts";

/** Three months: about as long as the application round a delivered text is for. */
const openAfterCompletionDays = 90;

export type ConversationStatus = {
  state: ItemState;
  since: Date | null;
  rightRuns: boolean;
  now: Date;
};

/** Null while it is open. */
export function whyConversationClosed({ state, since, rightRuns, now }: ConversationStatus): string | null {
  if (state === "cancelled") return "This service is cancelled, so its conversation is closed.";
  if (state === "refunded") return "This service is refunded, so its conversation is closed.";
  if (state !== "completed" || rightRuns || since === null) return null;
  const daysSince = (now.getTime() - since.getTime()) / dayMs;
  return daysSince < openAfterCompletionDays
    ? null
    : `This service was completed more than ${openAfterCompletionDays} days ago, so its conversation is closed.`;
}
