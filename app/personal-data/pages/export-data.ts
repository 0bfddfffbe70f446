import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction, withoutPage } from "#app/forms/form-action.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

import type { Route } from "./+types/export-data.ts";

export function loader(visit: Route.LoaderArgs) {
  return answerExport(requireUser(visit));
}

export const action = withoutPage(
  formAction(
    // After a login the visitor lands on the page with the button.
    (visit) => requireUser(visit, "/account/data"),
    (on) => ({ export: on({ schema: noFields, run: ({ who }) => answerExport(who) }) }),
  ),
);

async function answerExport({ id }: CurrentUser): Promise<Response> {
  const all = await exportPersonalData(id, new Date());
  return answerFile({
    name: "your-data.json",
    type: "application/json",
    bytes: Buffer.from(JSON.stringify(all, null, 2)),
  });
}
