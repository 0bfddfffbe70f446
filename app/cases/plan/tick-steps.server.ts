import { and, eq } from "drizzle-orm";

import type { StepDone } from "#app/cases/plan/case-plan.ts";
import { caseSteps } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

export async function listTicks(tx: Db, itemId: OrderItemId): Promise<Map<string, StepDone>> {
  const ticks = await tx.select().from(caseSteps).where(eq(caseSteps.itemId, itemId));
  return new Map(ticks.map(({ step, doneAt, doneBy }) => [step, { at: doneAt, by: doneBy }]));
}

/** False if it was already ticked. */
export async function tickStep(
  tx: Db,
  { itemId, step, by, now }: { itemId: OrderItemId; step: string; by: UserId; now: Date },
): Promise<boolean> {
  const ticked = await tx
    .insert(caseSteps)
    .values({ itemId, step, doneBy: by, doneAt: now })
    .onConflictDoNothing()
    .returning({ step: caseSteps.step });
  return ticked.length === 1;
}

/** False if there was none. */
export async function untickStep(
  tx: Db,
  { itemId, step }: { itemId: OrderItemId; step: string },
): Promise<boolean> {
  const unticked = await tx
    .delete(caseSteps)
    .where(and(eq(caseSteps.itemId, itemId), eq(caseSteps.step, step)))
    .returning({ step: caseSteps.step });
  return unticked.length === 1;
}
