import type { ChosenValues } from "#app/catalog/choices.ts";
import { file, type IntakeField, longText } from "#app/catalog/service-parts/intake-field.ts";
import { hasEnded, type LastingRight } from "#app/catalog/service-parts/lasting-rights.ts";
import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import { withDelivery, ours, type PlanStep, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece, type RefundTable } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import type { BoughtSessions } from "#app/catalog/service-parts/session-kinds.ts";
import { definitionOf } from "#app/catalog/find-service-slug.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { editedForm, editedPlan, type WorkEdits } from "#app/catalog/work-edits.ts";
import { utcDay } from "#app/platform/dates.ts";

export type Bought = {
  service: BoughtService;
  choices: ChosenValues;
  /** What the owner had changed in its form and plan when it was sold. */
  work?: WorkEdits;
};

export function planOf({ service, choices, work }: Bought): PlanStep[] {
  const plan = soldWorkOf(service).plan(choices);
  return work ? editedPlan(plan, work) : plan;
}

/** Only what the work needs: never a passport or card number, never a password. */
export function intakeFormOf({ service, choices, work }: Bought): IntakeField[] {
  const form = soldWorkOf(service).intake(choices);
  return work ? editedForm(form, work) : form;
}

/** Empty for services without sessions. */
export function boughtSessions({ service, choices }: Bought): BoughtSessions[] {
  return (soldWorkOf(service).sessions?.(choices) ?? []).filter(({ count }) => count > 0);
}

/** For a year from payment, unless its page says otherwise. */
export function rightsOf({ service, choices }: Bought, paidAt: Date): LastingRight[] {
  return soldWorkOf(service).rights?.(choices, yearAfter(paidAt)) ?? [];
}

/** The right by which the customer asks for changes after acceptance; null where none is promised, or it is over. */
export function changesPromised(bought: Bought, paidAt: Date | null, today: string): LastingRight | null {
  const rights = paidAt === null ? [] : rightsOf(bought, paidAt);
  const promised = rights.filter(({ name }) => name === "free_changes" || name === "unlimited_reviews");
  return promised.find((right) => !hasEnded(right, today)) ?? null;
}

export function refundTableOf(service: BoughtService): RefundTable {
  return soldWorkOf(service).refunds;
}

export function guaranteesOf({ service, choices }: Bought): Guarantee[] {
  return soldWorkOf(service).guarantees?.(choices) ?? [];
}

/** Null when unlimited. */
export function changeRoundsOf(service: BoughtService): number | null {
  return soldWorkOf(service).changeRounds ?? null;
}

function soldWorkOf(service: BoughtService): SoldWork {
  return service === customService ? customWork : definitionOf(service);
}

type SoldWork = Pick<
  ServiceDefinition,
  "plan" | "intake" | "sessions" | "rights" | "changeRounds" | "refunds" | "guarantees"
>;

const customWork: SoldWork = {
  refunds: refundsInOnePiece,
  plan: () =>
    withDelivery(
      ours("read", "We read what you sent and ask what is missing", 0.2),
      yours("answer", "You answer our questions", 0.4),
      ours("work", "We do the work", 0.9),
    ),
  intake: () => [
    longText("about", "What should we know?", {
      hint: "What you have agreed with us, from your side: what it is for, by when, and what must not be left out.",
    }),
    file("papers", "Files that belong to it", { optional: true }),
  ],
};

/** 29 February becomes the 28th. */
function yearAfter(day: Date): string {
  const year = day.getUTCFullYear() + 1;
  const lastOfMonth = new Date(Date.UTC(year, day.getUTCMonth() + 1, 0)).getUTCDate();
  const date = Math.min(day.getUTCDate(), lastOfMonth);
  return utcDay(new Date(Date.UTC(year, day.getUTCMonth(), date)));
}
