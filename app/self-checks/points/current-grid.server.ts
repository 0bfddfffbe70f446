import { invariant } from "#app/platform/invariant.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Grid, PointSystem } from "#app/self-checks/points/parse-grid.server.ts";
import { gridOn } from "#app/self-checks/points/points-grid.ts";
import { shippedGrids } from "#app/self-checks/points/shipped-grids.ts";

type GridOf<System extends PointSystem> = Extract<Grid, { system: System }>;

export type CurrentGrid<System extends PointSystem = PointSystem> = {
  grid: GridOf<System>;
  /** False if it has ended and nothing newer is known. */
  inForce: boolean;
};

/** The version that a check counts by today. */
export async function currentGrid<System extends PointSystem>(
  system: System,
  now: Date,
): Promise<CurrentGrid<System>> {
  const versions = shippedGrids.filter((grid): grid is GridOf<System> => grid.system === system);
  const found = gridOn(versions, utcDay(now));
  invariant(found, `there is a version of ${system}`);
  return found;
}
