import { href } from "react-router";

import { Interrupted } from "#app/accounts/interrupted.tsx";
import { formToken } from "#app/forms/form-token.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { filesTooLarge } from "#app/cases/act-on-case.server.ts";
import { EvidencePage } from "#app/cases/evidence/evidence-page.tsx";
import { ownEvidenceIntents } from "#app/cases/evidence/evidence-intents.server.ts";
import { viewEvidence } from "#app/cases/evidence/evidence-view.server.ts";
import { ownCase, postedCase } from "#app/cases/own-case.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

import type { Route } from "./+types/evidence.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const at = await ownCase(request, { url, itemId: params.itemId, context });
  const [view, [heading = ""]] = await Promise.all([viewEvidence(at), nameServices([at.item.configuration])]);
  return {
    token: formToken(request),
    view,
    heading,
    itemId: at.item.id,
    done: url.searchParams.get("done"),
    entry: url.searchParams.get("entry"),
  };
}

export const action = formAction(postedCase, ownEvidenceIntents, { tooLarge: filesTooLarge });

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Evidence list");

export default function Evidence({ loaderData: { itemId, ...shown } }: Route.ComponentProps) {
  const { token: _form, ...page } = shown;
  return (
    <>
      <Interrupted />
      <EvidencePage
        {...page}
        back={{ to: href("/account/services/:itemId", { itemId }), label: "Back to the service" }}
        bundle={href("/account/services/:itemId/evidence/bundle", { itemId })}
      />
    </>
  );
}
