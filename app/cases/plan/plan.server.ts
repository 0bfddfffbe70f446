import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { changesOfCase, intakeOfCase } from "#app/cases/case-reads.server.ts";
import { type PlannedStep, plannedSteps } from "#app/cases/plan/case-plan.ts";
import { listTicks } from "#app/cases/plan/tick-steps.server.ts";
import { planOf, rightsOf } from "#app/catalog/bought-service.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { may } from "#app/desk/permissions.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { deliveryOf } from "#app/orders/items/due-date.ts";
import type { ItemChange } from "#app/orders/items/list-item-changes.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { utcDay, writtenDate } from "#app/platform/dates.ts";
import { daysOffFrom } from "#app/desk/firm-holidays.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { dayFormat } from "#app/platform/zone-formats.ts";
import { caseAction, type CaseAt, type CasePart, type CaseViewer } from "#app/cases/case-part.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { PlanView, ShownStep } from "#app/cases/plan/plan-view.ts";
import { rightText } from "#app/cases/right-text.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export const plan: CasePart<PlanView> = {
  async load(at) {
    const { item, viewer } = at;
    if (item.state === "cancelled" || item.state === "refunded") return null;
    const today = utcDay(at.now);
    const { steps, names, sentAt } = await stepsOf(at, today);
    const byHand = mayTick(at) && sentAt !== null;
    return {
      steps: steps.map((step) => shown(step, { viewer, names, byHand })),
      note: sentAt === null ? noteOf(viewer, item.state) : null,
      rights: item.paidAt
        ? rightsOf(item.configuration, item.paidAt).map((right) => rightText(right, today))
        : [],
    };
  },

  actions: { tick: tick(true), untick: tick(false) },
};

function tick(isDone: boolean) {
  return caseAction(z.object({ step: hidden }), async ({ step }, { viewer, item, now }) =>
    viewer.side === "desk"
      ? outcomeOr(
          isDone ? "ticked" : "unticked",
          await tickPlanStep({ member: viewer.member, itemId: item.id, step, isDone, now }),
        )
      : notUnderstood,
  );
}

async function stepsOf({ item }: CaseAt, today: string) {
  const [intake, ticks, happened] = await Promise.all([
    intakeOfCase(item),
    listTicks(db, item.id),
    changesOfCase(item),
  ]);
  const sentAt = intake?.sentAt ?? null;
  const names = await namePeople(
    db,
    [...ticks.values()].flatMap(({ by }) => (by === null ? [] : [by])),
  );
  const steps = plannedSteps(planOf(item.configuration), {
    state: item.state,
    sentAt,
    days: deliveryOf(item.configuration).days,
    dueOn: item.dueOn,
    deliveredAt: lastTime(happened, "delivered"),
    completedAt: item.state === "completed" ? lastTime(happened, "completed") : null,
    ticks,
    daysOff: sentAt === null ? new Set() : await daysOffFrom(db, sentAt),
    today,
  });
  return { steps, names, sentAt };
}

function lastTime(changes: readonly ItemChange[], state: ItemState): Date | null {
  return changes.findLast((change) => change.state === state)?.changedAt ?? null;
}

function mayTick({ viewer, item }: CaseAt): boolean {
  if (viewer.side === "customer" || isClosed(item.state)) return false;
  return may(viewer.member.role, "tick_step", { own: item.assignedTo === viewer.member.id });
}

type Shown = { viewer: CaseViewer; names: Map<string, NamedPerson | null>; byHand: boolean };

function shown(step: PlannedStep, { viewer, names, byHand }: Shown): ShownStep {
  const { name, text, over, late, follows } = step;
  const ownSide = viewer.side === "customer" ? "You" : "Counsellor";
  const otherSide = viewer.side === "customer" ? "Your counsellor" : "Customer";
  const isOwn = (step.by === "customer") === (viewer.side === "customer");
  return {
    name,
    text,
    who: isOwn ? ownSide : otherSide,
    when: whenText(step, { viewer, names }),
    state: over ? "done" : late ? "late" : "open",
    byHand: byHand && follows === null,
  };
}

function whenText(
  { done: isDone, over, late, plannedOn }: PlannedStep,
  around: Omit<Shown, "byHand">,
): string {
  if (isDone)
    return `Done on ${dayFormat(around.viewer.timeZone).format(isDone.at)}${byText(isDone.by, around)}`;
  if (over || plannedOn === null) return "";
  return late ? `Late: it was planned for ${writtenDate(plannedOn)}` : `By ${writtenDate(plannedOn)}`;
}

function byText(by: string | null, { viewer, names }: Omit<Shown, "byHand">): string {
  const person = by === null ? null : names.get(by);
  if (!person) return "";
  return ` by ${viewer.side === "customer" ? person.firstName : fullName(person)}`;
}

function noteOf({ side }: CaseViewer, state: ItemState): string | null {
  // Work that began before intake forms existed.
  if (state !== "received") return null;
  return side === "customer"
    ? "Each step gets its date when you send your details."
    : "Each step gets its date when the customer sends the form.";
}
