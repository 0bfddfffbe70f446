import { isDeepStrictEqual } from "node:util";

import { db } from "#app/platform/db.server.ts";
import { clearPointsGrids } from "#app/self-checks/points/held-grids.server.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import { shippedGrids } from "#app/self-checks/points/shipped-grids.ts";
import { everyGrid, lockGrids } from "#app/self-checks/points/stored-grids.server.ts";
import { pointsGrids } from "#app/self-checks/tables.server.ts";

/** Adds versions that are missing, and what changed in shipped ones. What staff have saved stays as it is. */
export async function seedPointsGrids(now: Date, shipped: readonly Grid[] = shippedGrids): Promise<void> {
  await db.transaction(async (tx) => {
    await lockGrids(tx);
    const stored = Map.groupBy(await everyGrid(tx), ({ version }) => version);
    const rows = shipped.flatMap((grid) => {
      const saved = stored.get(grid.id) ?? [];
      const [last] = saved;
      const isStaffs = saved.some(({ savedBy }) => savedBy !== null);
      if (last && (isStaffs || isDeepStrictEqual(last.document, grid))) return [];
      const { id: version, system } = grid;
      const revision = (last?.revision ?? 0) + 1;
      const row = { system, version, revision, document: grid, isPublished: true };
      return [{ ...row, savedBy: null, savedAt: now, reason: null }];
    });
    if (rows.length > 0) await tx.insert(pointsGrids).values(rows);
  });
  clearPointsGrids();
}
