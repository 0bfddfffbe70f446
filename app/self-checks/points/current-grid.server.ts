import { invariant } from "#app/platform/invariant.ts";
import { utcDay } from "#app/platform/dates.ts";
import { type PublishedGrid, pointsGridsHeld } from "#app/self-checks/points/held-grids.server.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import type { PointSystem } from "#app/self-checks/points/point-systems.ts";
import { gridOn } from "#app/self-checks/points/points-grid.ts";

export type GridOf<System extends PointSystem> = Extract<Grid, { system: System }>;

export type CurrentGrid<System extends PointSystem = PointSystem> = PublishedGrid & {
  grid: GridOf<System>;
  /** False if it has ended and nothing newer is known. */
  inForce: boolean;
};

/** The version that a check counts by today, or the older one whose row an address asks for. */
export async function currentGrid<System extends PointSystem>(
  system: System,
  now: Date,
  rows: readonly number[] = [],
): Promise<CurrentGrid<System>> {
  const versions = (await pointsGridsHeld()).filter((one): one is PublishedGrid & { grid: GridOf<System> } =>
    isOf(system, one.grid),
  );
  const asked = versions.find(({ row }) => rows.includes(row));
  const day = utcDay(now);
  if (asked) return { ...asked, inForce: (asked.grid.inForce.to ?? day) >= day };
  const last = versions.filter(({ isLast }) => isLast);
  const found = gridOn(
    last.map(({ grid }) => grid),
    day,
  );
  const version = last.find(({ grid }) => grid === found?.grid);
  invariant(found && version, `there is a version of ${system}`);
  return { ...version, inForce: found.inForce };
}

function isOf<System extends PointSystem>(system: System, grid: Grid): grid is GridOf<System> {
  return grid.system === system;
}
