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
import { opportunityCardCheck } from "#app/self-checks/points/germany/opportunity-card-letter.ts";
import { currentGrid } from "#app/self-checks/points/current-grid.server.ts";

import type { Route } from "./+types/opportunity-card.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { current, tables } = await used(request);
  return { page: await loadPointsPage("germany-opportunity-card", request, [current]), tables };
}

export const action = formAction(
  async ({ request }) => (await used(request)).tables,
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

/** The versions of today, or those that an older result was counted by. */
async function used(request: Request) {
  const current = await currentGrid("opportunity_card", new Date(), askedRows(request));
  return { current, tables: bareGrid(current.grid) };
}
