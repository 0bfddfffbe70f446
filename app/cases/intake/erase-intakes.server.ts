import { inArray } from "drizzle-orm";

import { caseIntakes } from "#app/cases/tables.server.ts";
import { itemIdsOf } from "#app/orders/items/item-ids-of.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** The desk's ticks stay: they hold no personal data. */
export async function eraseIntakes(tx: Transaction, userId: UserId): Promise<void> {
  const itemIds = await itemIdsOf(tx, userId);
  if (itemIds.length === 0) return;
  await tx.update(caseIntakes).set({ answers: {} }).where(inArray(caseIntakes.itemId, itemIds));
}
