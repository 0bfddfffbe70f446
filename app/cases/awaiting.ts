import type { ItemState } from "#app/orders/order-state.ts";
import { dayMs, hourMs, minuteMs } from "#app/platform/dates.ts";
import type { Tone } from "#app/ui/data-table.tsx";

export type AwaitingFacts = {
  state: ItemState;
  dueOn: string | null;
  /** When it was paid for, its form was sent, or its state changed last. */
  movedAt: Date | null;
  /** The customer's first message that nobody has answered. */
  unansweredSince: Date | null;
  /** The oldest open request. */
  requestSince: Date | null;
};

type Why = "message" | "request" | "work" | "form" | "delivery";
type Awaited = { who: "us" | "customer"; since: Date | null; why: Why };

/** Whose turn it is, and since when; null once it is over. The columns of an item say the same (`queue-order.server.ts`). */
export function awaited(facts: AwaitingFacts): Awaited | null {
  const { state, dueOn, movedAt: since, unansweredSince, requestSince } = facts;
  if (state === "cancelled" || state === "refunded") return null;
  if (unansweredSince && (!requestSince || unansweredSince <= requestSince)) {
    return { who: "us", since: unansweredSince, why: "message" };
  }
  if (requestSince) return { who: "us", since: requestSince, why: "request" };
  if (state === "completed") return null;
  if (state === "delivered") return { who: "customer", since, why: "delivery" };
  if (state === "received" && dueOn === null) return { who: "customer", since, why: "form" };
  return { who: "us", since, why: "work" };
}

export type ShownAwaiting = { text: string; note: string | null; tone: Tone };

/** "Us, 2 days", and below it what for. */
export function shownAwaiting(facts: AwaitingFacts, now: Date): ShownAwaiting | null {
  const found = awaited(facts);
  if (!found) return null;
  const { who, since, why } = found;
  const age = since && `, ${ageText(now.getTime() - since.getTime())}`;
  const isAsked = why === "message" || why === "request";
  return {
    text: `${who === "us" ? "Us" : "Customer"}${age ?? ""}`,
    note: notes[why],
    tone: who === "customer" ? "muted" : isAsked ? "warning" : "harbour",
  };
}

const notes: Record<Why, string> = {
  message: "They wrote",
  request: "An open request",
  work: "Work to do",
  form: "Their form",
  delivery: "Their answer",
};

/** Such as "5 hours": the largest unit alone. */
export function ageText(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.floor(ms / minuteMs)), "minute");
  if (ms < dayMs) return counted(Math.floor(ms / hourMs), "hour");
  return counted(Math.floor(ms / dayMs), "day");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
