import { href } from "react-router";

import { filesTooLarge } from "#app/cases/act-on-case.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import { deskEvidenceIntents } from "#app/cases/evidence/evidence-intents.server.ts";
import { EvidencePage } from "#app/cases/evidence/evidence-page.tsx";
import { viewEvidence } from "#app/cases/evidence/evidence-view.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/item-evidence.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_item");
  const { item, at } = await loadItem(member, params.itemId, { now: new Date(), query: url.searchParams });
  return {
    view: await viewEvidence(at),
    heading: `${item.heading}, ${item.order}`,
    itemId: at.item.id,
    done: url.searchParams.get("done"),
    entry: url.searchParams.get("entry"),
  };
}

export const action = formAction(
  async ({ context, url, params }) => {
    const { member } = await requireStaff(context, url, "see_item");
    const asked = { now: new Date(), query: url.searchParams };
    return { member, ...(await loadItem(member, params["itemId"] ?? "", asked)).at };
  },
  deskEvidenceIntents,
  { tooLarge: filesTooLarge },
);

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Evidence list");

export default function ItemEvidence({ loaderData: { itemId, ...page } }: Route.ComponentProps) {
  return (
    <EvidencePage
      {...page}
      back={{ to: href("/staff/work/:itemId", { itemId }), label: "Back to the item" }}
      bundle={href("/staff/work/:itemId/evidence/bundle", { itemId })}
    />
  );
}
