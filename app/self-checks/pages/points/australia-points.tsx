import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { bareGrid, loadPointsPage } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { fromAnybody, seeResult } from "#app/self-checks/pages/points/points-action.server.ts";
import { pointsMeta } from "#app/self-checks/pages/points/points-route.ts";
import { PointsPage } from "#app/self-checks/pages/points/points-page.tsx";
import { australiaCheck } from "#app/self-checks/points/australia/australia-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { australiaTables } from "#app/self-checks/points/australia/australia-tables.ts";

import type { Route } from "./+types/australia-points.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { current, tables } = await used();
  const shown = { ...current, tables: australiaTables(current.grid) };
  return { page: await loadPointsPage("australia-points", request, [shown]), tables };
}

export const action = formAction(async () => (await used()).tables, seeResult(australiaCheck), fromAnybody);

/** A page with answers in it stays in no browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const shouldRevalidate = afterEveryAction;

export const meta = (where: Route.MetaArgs) => pointsMeta(where);

export default function AustraliaPoints({ loaderData: { page, tables }, actionData }: Route.ComponentProps) {
  return <PointsPage page={page} check={australiaCheck} tables={tables} sent={actionData} />;
}

/** The versions of today. */
async function used() {
  const current = await currentGrid("australia_points_test", new Date());
  return { current, tables: bareGrid(current.grid) };
}
