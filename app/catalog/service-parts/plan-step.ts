import type { ChosenValues } from "#app/catalog/choices.ts";

export type PlanStep = {
  /** Stable: progress is stored under it. */
  name: string;
  text: string;
  by: "customer" | "counsellor";
  /** Share of the delivery time, from 0 to 1; null when arranged or waiting for somebody. */
  share: number | null;
  /** Completes it automatically; null when the desk ticks it. */
  follows: PlanFact | null;
};

type PlanFact = "intake_sent" | "delivered" | "accepted";

export type Plan = (chosen: ChosenValues) => PlanStep[];

export function ours(name: string, text: string, share: number | null): PlanStep {
  return { name, text, by: "counsellor", share, follows: null };
}

export function yours(name: string, text: string, share: number | null): PlanStep {
  return { name, text, by: "customer", share, follows: null };
}

/** For services with a delivery. Undated steps come after it. */
export function withDelivery(...steps: PlanStep[]): PlanStep[] {
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

/** The delivery time runs to the first session; later ones are arranged one by one. */
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

/** One line for all, since each has its place among the sessions. */
export function laterSessions(bought: unknown): PlanStep[] {
  const count = Number(bought) || 1;
  if (count < 2) return [];
  const text = count === 2 ? "The second session" : `Sessions 2 to ${count}, each as you agree`;
  return [ours("later_sessions", text, null)];
}

const sent: PlanStep = {
  name: "intake_sent",
  text: "You send us your details",
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
