import { eq, type SQL, sql } from "drizzle-orm";

import { caseIntakes } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type Intake = typeof caseIntakes.$inferSelect;

/** Null while nothing is saved or sent. */
export async function findIntake(tx: Db, itemId: OrderItemId): Promise<Intake | null> {
  const [found] = await tx.select().from(caseIntakes).where(eq(caseIntakes.itemId, itemId));
  return found ?? null;
}

/** A subquery for lists of items: saved, but not sent. */
export function hasIntakeDraft(itemId: SQL<OrderItemId>): SQL<boolean> {
  return sql`exists (select from ${caseIntakes} draft where draft.item_id = ${itemId} and draft.sent_at is null)`;
}
