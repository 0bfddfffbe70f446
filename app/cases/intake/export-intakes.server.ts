import { asc, inArray } from "drizzle-orm";

import { caseIntakes, caseSteps } from "#app/cases/tables.server.ts";
import { itemIdsOf } from "#app/orders/items/item-ids-of.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function exportIntakes(userId: UserId): Promise<object[]> {
  const itemIds = await itemIdsOf(db, userId);
  if (itemIds.length === 0) return [];
  const [intakes, steps] = await Promise.all([
    db
      .select()
      .from(caseIntakes)
      .where(inArray(caseIntakes.itemId, itemIds))
      .orderBy(asc(caseIntakes.savedAt)),
    db.select().from(caseSteps).where(inArray(caseSteps.itemId, itemIds)).orderBy(asc(caseSteps.doneAt)),
  ]);
  return intakes.map(({ itemId, answers, savedAt, sentAt, fromDesk }) => ({
    service: itemId,
    answers,
    keptAt: savedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    filledInBy: fromDesk ? "us" : "you",
    stepsDone: steps
      .filter((step) => step.itemId === itemId)
      .map(({ step, doneAt }) => ({ step, doneAt: doneAt.toISOString() })),
  }));
}
