import type { PlanStep } from "#app/catalog/service-parts/plan-step.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import type { UserId } from "#app/platform/ids.ts";

/** That a step is done: when, and by whom where somebody ticked it. */
export type StepDone = { at: Date; by: UserId | null };

export type PlannedStep = Omit<PlanStep, "share"> & {
  /** The day by which it should be done, as `2026-11-30`; null before the form is sent, and where it is agreed. */
  plannedOn: string | null;
  done: StepDone | null;
  /** Not done although its day is past. */
  late: boolean;
};

export type PlanFacts = {
  state: ItemState;
  /** When the form was sent: the days are counted from then. */
  sentAt: Date | null;
  /** Working days from then to the end. */
  days: number;
  /** By when it is due now. Work on changes sets it again. */
  dueOn: string | null;
  /** When it was delivered last. */
  deliveredAt: Date | null;
  completedAt: Date | null;
  /** What the desk ticked, by the names of the steps. */
  ticks: ReadonlyMap<string, StepDone>;
  today: string;
};

/** A service's plan with its days and what is done. Steps that follow from a fact are done when that is so. */
export function plannedSteps(steps: readonly PlanStep[], facts: PlanFacts): PlannedStep[] {
  return steps.map(({ share, ...step }) => {
    const plannedOn = dayOf({ share, follows: step.follows }, facts);
    const done = step.follows === null ? (facts.ticks.get(step.name) ?? null) : factDone(step.follows, facts);
    return { ...step, plannedOn, done, late: done === null && plannedOn !== null && plannedOn < facts.today };
  });
}

function dayOf(
  { share, follows }: Pick<PlanStep, "share" | "follows">,
  { sentAt, days, dueOn }: PlanFacts,
): string | null {
  if (share === null || sentAt === null || follows === "intake_sent") return null;
  if (follows === "delivered" && dueOn !== null) return dueOn;
  return afterWorkingDays(sentAt, Math.ceil(share * days));
}

function factDone(
  fact: NonNullable<PlanStep["follows"]>,
  { state, sentAt, deliveredAt, completedAt }: PlanFacts,
): StepDone | null {
  const at = {
    intake_sent: sentAt,
    delivered: handedOver(state) ? deliveredAt : null,
    accepted: completedAt,
  }[fact];
  return at && { at, by: null };
}

/** What went back to work is not delivered any more. */
function handedOver(state: ItemState): boolean {
  return state === "delivered" || state === "completed";
}
