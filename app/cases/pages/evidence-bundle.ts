import { answerBundle } from "#app/cases/evidence/bundle/answer-bundle.server.ts";
import { ownCase } from "#app/cases/own-case.server.ts";

import type { Route } from "./+types/evidence-bundle.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { item, now } = await ownCase(request, { url, itemId: params.itemId, context });
  return answerBundle(item, now);
}
