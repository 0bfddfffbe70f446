import { type PointsCheckId, pointsChecks } from "#app/catalog/points-checks.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { VersionsSection } from "#app/self-checks/points/versions-section.tsx";
import type { ShownRound } from "#app/self-checks/pages/points/recent-rounds.tsx";
import { type CountedBy, rowsIn, stampOf } from "#app/self-checks/points/counted-by.ts";
import { type CurrentGrid, currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import {
  pointsGridsHeld,
  type PointsRound,
  pointsRoundsHeld,
  type PublishedGrid,
} from "#app/self-checks/points/held-grids.server.ts";
import { systemsWithRounds } from "#app/self-checks/points/point-systems.ts";
import { tablesOf } from "#app/self-checks/points/tables-of-grid.ts";
import type { GridVersion } from "#app/self-checks/points/points-grid.ts";
import { noticeOf, writtenVersion } from "#app/self-checks/points/written-version.ts";
import { drawPart } from "#app/ui/draw-part.server.tsx";

/** All that a page of a point system shows beside the grids it counts by. */
export async function loadPointsPage(id: PointsCheckId, request: Request, used: CurrentGrid[]) {
  const { name, intro, path, help } = pointsChecks[id];
  const [[heading = name], countedBy, rounds] = await Promise.all([
    findHeadings([help.service]),
    countedByOf(used),
    pointsRoundsHeld(),
  ]);
  const versions = used.map(({ grid, correctedOn }) => ({
    ...writtenVersion(grid, correctedOn),
    tables: tablesOf(grid),
  }));
  return {
    id,
    name,
    intro,
    path,
    help: { text: help.text, heading, path: servicePath(help.service) },
    notices: used.flatMap(noticeOf),
    countedBy,
    sources: versions.map(({ name: version, inForce, sources: [source] }) => ({ version, inForce, source })),
    rounds: roundsFor(used, rounds),
    versions: drawPart(`points ${JSON.stringify(versions)}`, request, () => (
      <VersionsSection versions={versions} />
    )),
    supportWhatsapp: env().SUPPORT_WHATSAPP,
  };
}

/** The versions that an address asks for instead of today's. */
export function askedRows(request: Request): number[] {
  return rowsIn(new URL(request.url).searchParams.get("counted") ?? "");
}

async function countedByOf(used: readonly CurrentGrid[]): Promise<CountedBy> {
  const now = new Date();
  const [held, today] = await Promise.all([
    pointsGridsHeld(),
    Promise.all(used.map(({ grid }) => currentGrid(grid.system, now))),
  ]);
  const systems = used.map(({ grid }) => grid.system);
  return {
    stamp: stampOf(used),
    used: used.map(named),
    isToday: stampOf(used) === stampOf(today),
    today: today.map(named),
    ever: held.filter(({ grid }) => systems.includes(grid.system)).map(named),
  };
}

function named({ row, grid: { id, system, name }, correctedOn }: PublishedGrid) {
  return { row, version: id, system, name, correctedOn: correctedOn && writtenDate(correctedOn) };
}

const roundsShown = 6;

/** Null for a system that does not invite in rounds. */
function roundsFor(used: readonly CurrentGrid[], rounds: readonly PointsRound[]): ShownRound[] | null {
  const invites = used.find(({ grid }) => systemsWithRounds.some((system) => system === grid.system));
  if (!invites) return null;
  const { grid } = invites;
  return rounds
    .filter(({ system }) => system === grid.system)
    .slice(0, roundsShown)
    .map(({ heldOn, name, lowest, invited, sourceName, sourceUrl, asOf }) => ({
      name,
      lowest,
      invited,
      day: heldOn,
      heldOn: writtenDate(heldOn),
      isByOthers: grid.inForce.to !== null && heldOn > grid.inForce.to,
      source: { name: sourceName, url: sourceUrl, day: asOf, asOf: writtenDate(asOf) },
    }));
}

export type PointsPageData = Awaited<ReturnType<typeof loadPointsPage>>;

/** What the browser counts by. The rest of a version is written out by the server. */
export function bareGrid<Grid extends GridVersion>(grid: Grid): Grid {
  return { ...grid, sources: [], remarks: [], superseded: null };
}
