import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import {
  askedRows,
  bareGrid,
  loadPointsPage,
} from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { fromAnybody, seeResult } from "#app/self-checks/pages/points/points-action.server.ts";
import { pointsMeta } from "#app/self-checks/pages/points/points-route.ts";
import { PointsPage } from "#app/self-checks/pages/points/points-page.tsx";
import { expressEntryCheck } from "#app/self-checks/points/canada/express-entry-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";

import type { Route } from "./+types/express-entry.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { crs, programmes, tests, tables } = await used(request);
  return { page: await loadPointsPage("express-entry", request, [crs, programmes, tests]), tables };
}

export const action = formAction(
  async ({ request }) => (await used(request)).tables,
  seeResult(expressEntryCheck),
  fromAnybody,
);

/** A page with answers in it stays in no browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const shouldRevalidate = afterEveryAction;

export const meta = (where: Route.MetaArgs) => pointsMeta(where);

export default function ExpressEntry({ loaderData: { page, tables }, actionData }: Route.ComponentProps) {
  return <PointsPage page={page} check={expressEntryCheck} tables={tables} sent={actionData} />;
}

/** The versions of today, or those that an older result was counted by. */
async function used(request: Request) {
  const now = new Date();
  const rows = askedRows(request);
  const [crs, programmes, tests] = await Promise.all([
    currentGrid("crs", now, rows),
    currentGrid("express_entry_programmes", now, rows),
    currentGrid("language_tests", now, rows),
  ]);
  const tables = {
    crs: bareGrid(crs.grid),
    programmes: bareGrid(programmes.grid),
    tests: bareGrid(tests.grid),
  };
  return { crs, programmes, tests, tables };
}
