import type { ItemState } from "#app/orders/order-state.ts";
import { dayMs } from "#app/platform/dates.ts";

/**
 * For so long after a service is completed its conversation stays open: questions about what was delivered come with
 * the application it was for, and a round of those takes about three months.
 */
const openAfterCompletionDays = 90;

export type ConversationStatus = {
  state: ItemState;
  /** When it came to be in its state. */
  since: Date | null;
  /** Whether a right of the service runs that lasts beyond its completion. */
  rightRuns: boolean;
  now: Date;
};

/** Why nothing more can be written about a service; null while it can. */
export function whyConversationClosed({ state, since, rightRuns, now }: ConversationStatus): string | null {
  if (state === "cancelled") return "This service is cancelled, so its conversation is closed.";
  if (state === "refunded") return "This service is refunded, so its conversation is closed.";
  if (state !== "completed" || rightRuns || since === null) return null;
  const daysSince = (now.getTime() - since.getTime()) / dayMs;
  return daysSince < openAfterCompletionDays
    ? null
    : `This service was completed more than ${openAfterCompletionDays} days ago, so its conversation is closed.`;
}
