import { type PointsCheckId, pointsChecks } from "#app/catalog/points-checks.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { env } from "#app/platform/env.server.ts";
import { VersionsSection } from "#app/self-checks/pages/points/versions-section.tsx";
import type { CurrentGrid } from "#app/self-checks/points/current-grid.server.ts";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";
import type { GridVersion } from "#app/self-checks/points/points-grid.ts";
import { noticeOf, writtenVersion } from "#app/self-checks/points/written-version.ts";
import { drawPart } from "#app/ui/draw-part.server.tsx";

type Used = CurrentGrid & { tables: GridTable[] };

/** All that a page of a point system shows beside the grids it counts by. */
export async function loadPointsPage(id: PointsCheckId, request: Request, used: Used[]) {
  const { name, intro, path, help } = pointsChecks[id];
  const [heading = name] = await findHeadings([help.service]);
  const versions = used.map(({ grid, tables }) => ({ ...writtenVersion(grid), tables }));
  return {
    id,
    name,
    intro,
    path,
    help: { text: help.text, heading, path: servicePath(help.service) },
    notices: used.flatMap(noticeOf),
    versions: drawPart(`points ${JSON.stringify(versions)}`, request, () => (
      <VersionsSection versions={versions} />
    )),
    supportWhatsapp: env().SUPPORT_WHATSAPP,
  };
}

export type PointsPageData = Awaited<ReturnType<typeof loadPointsPage>>;

/** What the browser counts by. The rest of a version is written out by the server. */
export function bareGrid<Grid extends GridVersion>(grid: Grid): Grid {
  return { ...grid, sources: [], remarks: [], superseded: null };
}
