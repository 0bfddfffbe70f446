import { asc, eq, sql } from "drizzle-orm";

import type { Adviser } from "#app/content/advisers.ts";
import { advisers } from "#app/content/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";

export type KeptAdviser = typeof advisers.$inferSelect;

export function listEveryAdviser(tx: Db = db): Promise<KeptAdviser[]> {
  return tx.select().from(advisers).orderBy(asc(advisers.name), asc(advisers.id));
}

/** Serialised, because no licence may be listed twice. */
export async function lockAdvisers(tx: Transaction): Promise<KeptAdviser[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('advisers', 0))`);
  return listEveryAdviser(tx);
}

export async function insertAdviser(tx: Transaction, adviser: Adviser, now: Date): Promise<string> {
  const [made] = await tx
    .insert(advisers)
    .values({ ...adviser, updatedAt: now })
    .returning({ id: advisers.id });
  if (!made) throw new Error("the adviser was not kept");
  return made.id;
}

export async function updateAdviser(
  tx: Transaction,
  before: KeptAdviser,
  change: Partial<Adviser> & { endedAt?: Date },
  now: Date,
): Promise<void> {
  // Always later than the previous change, even if the clock does not move.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  await tx
    .update(advisers)
    .set({ ...change, updatedAt })
    .where(eq(advisers.id, before.id));
}
