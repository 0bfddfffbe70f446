import { desc, eq, sql } from "drizzle-orm";

import { factVersions } from "#app/content/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";

export type KeptFactVersion = typeof factVersions.$inferSelect;

export function newestFactVersions(tx: Db): Promise<KeptFactVersion[]> {
  return tx
    .selectDistinctOn([factVersions.fact])
    .from(factVersions)
    .orderBy(factVersions.fact, desc(factVersions.id));
}

/** Newest first. */
export function listFactVersions(tx: Db, fact: string): Promise<KeptFactVersion[]> {
  return tx
    .select()
    .from(factVersions)
    .where(eq(factVersions.fact, fact))
    .orderBy(desc(factVersions.id))
    .limit(versionsMax);
}

const versionsMax = 100;

export async function lockFacts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('facts', 0))`);
}

export async function appendFactVersion(
  tx: Transaction,
  version: Omit<KeptFactVersion, "id">,
): Promise<void> {
  await tx.insert(factVersions).values(version);
}
