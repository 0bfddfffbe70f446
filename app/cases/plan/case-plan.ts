import type { PlanStep } from "#app/catalog/service-parts/plan-step.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import type { UserId } from "#app/platform/ids.ts";

/** `by` is null unless somebody ticked it. */
export type StepDone = { at: Date; by: UserId | null };

export type PlannedStep = Omit<PlanStep, "share"> & {
  /** As `2026-11-30`; null before the form is sent and where it is arranged individually. */
  plannedOn: string | null;
  done: StepDone | null;
  /** Ticked or not: what comes before the delivery is, once it is delivered, and all once it is completed. */
  over: boolean;
  late: boolean;
};

export type PlanFacts = {
  state: ItemState;
  /** Day zero of the plan. */
  sentAt: Date | null;
  /** Working days. */
  days: number;
  /** By when it is due now. Work on changes sets it again. */
  dueOn: string | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  ticks: ReadonlyMap<string, StepDone>;
  /** The firm's, since the form was sent. */
  daysOff: ReadonlySet<string>;
  today: string;
};

/** Steps tied to a fact are done when the fact is. */
export function plannedSteps(steps: readonly PlanStep[], facts: PlanFacts): PlannedStep[] {
  const delivery = steps.findIndex(({ follows }) => follows === "delivered");
  return steps.map(({ share, ...step }, at) => {
    const plannedOn = dayOf({ share, follows: step.follows }, facts);
    const done = step.follows === null ? (facts.ticks.get(step.name) ?? null) : factDone(step.follows, facts);
    const over =
      done !== null || facts.state === "completed" || (facts.state === "delivered" && at < delivery);
    return { ...step, plannedOn, done, over, late: !over && plannedOn !== null && plannedOn < facts.today };
  });
}

function dayOf(
  { share, follows }: Pick<PlanStep, "share" | "follows">,
  { sentAt, days, dueOn, daysOff }: PlanFacts,
): string | null {
  if (share === null || sentAt === null || follows === "intake_sent") return null;
  if (follows === "delivered" && dueOn !== null) return dueOn;
  return afterWorkingDays(sentAt, Math.ceil(share * days), daysOff);
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

/** Undone when an item goes back to work. */
function handedOver(state: ItemState): boolean {
  return state === "delivered" || state === "completed";
}
