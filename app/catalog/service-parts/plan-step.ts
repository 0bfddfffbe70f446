import type { ChosenValues } from "#app/catalog/choices.ts";

/** A step of a service's plan. */
export type PlanStep = {
  /** Stable: that it is done is kept by it. */
  name: string;
  text: string;
  /** Who does it. */
  by: "customer" | "counsellor";
  /** After which part of the delivery time it should be done, from 0 to 1. Null where it is agreed or waits for somebody. */
  share: number | null;
  /** The fact that ticks it; null for a step that the desk ticks by hand. */
  follows: PlanFact | null;
};

type PlanFact = "intake_sent" | "delivered" | "accepted";

/** The plan of a service, as it was chosen. */
export type Plan = (chosen: ChosenValues) => PlanStep[];

/** Done by the counsellor. */
export function ours(name: string, text: string, share: number | null): PlanStep {
  return { name, text, by: "counsellor", share, follows: null };
}

/** Done by the customer, and ticked by the desk when it is. */
export function yours(name: string, text: string, share: number | null): PlanStep {
  return { name, text, by: "customer", share, follows: null };
}

/** A service in which something is handed over. What has no date of its own comes after that. */
export function inOneGo(...steps: PlanStep[]): PlanStep[] {
  const delivered: PlanStep = {
    name: "delivered",
    text: "You receive it",
    by: "counsellor",
    share: 1,
    follows: "delivered",
  };
  const dated = steps.filter(({ share }) => share !== null);
  const undated = steps.filter(({ share }) => share === null);
  return [sent, ...dated, delivered, ...undated, accepted];
}

/** A service held in sessions: the delivery time leads to the first of them, what follows is agreed one by one. */
export function inSessions(...steps: PlanStep[]): PlanStep[] {
  const delivered: PlanStep = {
    name: "delivered",
    text: "The last session is held and its notes are with you",
    by: "counsellor",
    share: null,
    follows: "delivered",
  };
  return [sent, ...steps, delivered, accepted];
}

/** The sessions after the first, agreed one by one. Many are one line: each has its own place among the sessions. */
export function laterSessions(bought: unknown): PlanStep[] {
  const count = Number(bought) || 1;
  if (count < 2) return [];
  const text = count === 2 ? "The second session" : `Sessions 2 to ${count}, each as you agree`;
  return [ours("later_sessions", text, null)];
}

const sent: PlanStep = {
  name: "intake_sent",
  text: "You send us what we need",
  by: "customer",
  share: 0,
  follows: "intake_sent",
};

const accepted: PlanStep = {
  name: "accepted",
  text: "You accept it, or ask for changes",
  by: "customer",
  share: null,
  follows: "accepted",
};
