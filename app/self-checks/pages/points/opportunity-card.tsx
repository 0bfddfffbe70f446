import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { bareGrid, loadPointsPage } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { fromAnybody, seeResult } from "#app/self-checks/pages/points/points-action.server.ts";
import { pointsMeta } from "#app/self-checks/pages/points/points-route.ts";
import { PointsPage } from "#app/self-checks/pages/points/points-page.tsx";
import { opportunityCardCheck } from "#app/self-checks/points/germany/opportunity-card-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";
import { opportunityCardTables } from "#app/self-checks/points/germany/opportunity-card-tables.ts";

import type { Route } from "./+types/opportunity-card.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { current, tables } = await used();
  const shown = { ...current, tables: opportunityCardTables(current.grid) };
  return { page: await loadPointsPage("germany-opportunity-card", request, [shown]), tables };
}

export const action = formAction(
  async () => (await used()).tables,
  seeResult(opportunityCardCheck),
  fromAnybody,
);

/** A page with answers in it stays in no browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const shouldRevalidate = afterEveryAction;

export const meta = (where: Route.MetaArgs) => pointsMeta(where);

export default function OpportunityCard({ loaderData: { page, tables }, actionData }: Route.ComponentProps) {
  return <PointsPage page={page} check={opportunityCardCheck} tables={tables} sent={actionData} />;
}

/** The versions of today. */
async function used() {
  const current = await currentGrid("opportunity_card", new Date());
  return { current, tables: bareGrid(current.grid) };
}
