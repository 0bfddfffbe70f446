import { and, desc, eq, sql } from "drizzle-orm";

import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { pointsGrids } from "#app/self-checks/tables.server.ts";

export type StoredGrid = typeof pointsGrids.$inferSelect;

/** Whoever saves a version waits for whoever is saving one. */
export async function lockGrids(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('points_grids', 0))`);
}

/** The newest first. */
export function everyGrid(tx: Db = db): Promise<StoredGrid[]> {
  return tx.select().from(pointsGrids).orderBy(desc(pointsGrids.version), desc(pointsGrids.revision));
}

/** Every row of a version, the newest first. */
export function revisionsOf(version: string, tx: Db = db): Promise<StoredGrid[]> {
  return (
    tx
      .select()
      .from(pointsGrids)
      // PostgreSQL takes no null character, which an address may have.
      .where(eq(pointsGrids.version, plainLine(version)))
      .orderBy(desc(pointsGrids.revision))
  );
}

type Saved = Pick<StoredGrid, "revision" | "isPublished" | "savedBy" | "savedAt" | "reason">;

export async function appendGrid(tx: Transaction, { grid, ...saved }: Saved & { grid: Grid }): Promise<void> {
  const { id: version, system } = grid;
  await tx.insert(pointsGrids).values({ system, version, document: grid, ...saved });
}

export async function dropDrafts(tx: Transaction, version: string): Promise<void> {
  await tx
    .delete(pointsGrids)
    .where(and(eq(pointsGrids.version, version), eq(pointsGrids.isPublished, false)));
}
