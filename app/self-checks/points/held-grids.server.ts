import { asc, desc, eq, isNull } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import { dayAfter, utcDay } from "#app/platform/dates.ts";
import { held } from "#app/platform/held.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Grid, parseGrid } from "#app/self-checks/points/parse-grid.server.ts";
import { pointsGrids, pointsRounds } from "#app/self-checks/tables.server.ts";

export type PublishedGrid = {
  /** Of the row: each correction has its own. */
  row: number;
  grid: Grid;
  /** The day of its last correction, if there was one. */
  correctedOn: string | null;
  /** False for what was corrected since. */
  isLast: boolean;
};

export type PointsRound = typeof pointsRounds.$inferSelect;

/** Every published version with its corrections, from memory. */
export const pointsGridsHeld = held(readGrids);

/** The rounds on the list, the newest first, from memory. */
export const pointsRoundsHeld = held(() =>
  db
    .select()
    .from(pointsRounds)
    .where(isNull(pointsRounds.endedAt))
    .orderBy(desc(pointsRounds.heldOn), desc(pointsRounds.id)),
);

/** Call after a change. */
export function clearPointsGrids(): void {
  pointsGridsHeld.drop();
  pointsRoundsHeld.drop();
}

/** When a version next begins or has ended: pages that show it are not kept beyond. */
export async function nextGridChange(from: Date): Promise<Date | null> {
  const grids = (await pointsGridsHeld()).filter(({ isLast }) => isLast);
  const days = grids.flatMap(({ grid: { inForce } }) => [
    ...(inForce.from ? [inForce.from] : []),
    ...(inForce.to ? [dayAfter(inForce.to)] : []),
  ]);
  const [next] = days.filter((day) => day > utcDay(from)).toSorted();
  return next === undefined ? null : new Date(`${next}T00:00:00Z`);
}

async function readGrids(): Promise<PublishedGrid[]> {
  const rows = await db
    .select()
    .from(pointsGrids)
    .where(eq(pointsGrids.isPublished, true))
    .orderBy(asc(pointsGrids.version), asc(pointsGrids.revision));
  return rows.flatMap(({ id, version, document, savedAt }, at) => {
    const read = parseGrid(document);
    if (!read.ok) {
      log.error(
        { version, row: id, refusal: read.refusal },
        "a stored version of a point system is not read",
      );
      return [];
    }
    const isCorrected = rows[at - 1]?.version === version;
    const isLast = rows[at + 1]?.version !== version;
    return [{ row: id, grid: read.value, correctedOn: isCorrected ? utcDay(savedAt) : null, isLast }];
  });
}
