import type { Bought } from "#app/catalog/intake-field.ts";
import { applyPlans } from "#app/catalog/case-plans-apply.ts";
import { movePlans } from "#app/catalog/case-plans-move.ts";
import { preparePlans } from "#app/catalog/case-plans-prepare.ts";
import { workPlans } from "#app/catalog/case-plans-work.ts";
import { writePlans } from "#app/catalog/case-plans-write.ts";
import { inOneGo, type Plan, type PlanStep, ours, yours } from "#app/catalog/plan-step.ts";
import type { BoughtService } from "#app/catalog/slugs.ts";

/** The way of each service from what the customer sends to what they accept, as its page describes it. */
const casePlans: Record<BoughtService, Plan> = {
  ...applyPlans,
  ...writePlans,
  ...preparePlans,
  ...workPlans,
  ...movePlans,
  "custom-service": () =>
    inOneGo(
      ours("read", "We read what you sent and ask what is missing", 0.2),
      yours("answer", "You answer our questions", 0.4),
      ours("work", "We do the work", 0.9),
    ),
};

/** The steps of what was bought, in their order. */
export function planOf({ service, choices }: Bought): PlanStep[] {
  return casePlans[service](choices);
}
