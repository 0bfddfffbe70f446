import { data } from "react-router";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { requireUser } from "#app/accounts/sign-in/signed-in.server.ts";
import { answerFile } from "#app/files/answer-file.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/export-data.ts";

/** All that is kept of the customer who asks, as a file that programs and people can read. */
export function loader(visit: Route.LoaderArgs) {
  return answerExport(visit);
}

export async function action(visit: Route.ActionArgs) {
  // Whoever is signed out by now logs in, and comes back to the page with the button.
  requireUser({ url: new URL("/account/data", visit.url), context: visit.context });
  const ours = checkFormToken(visit.request, await readForm(visit.request));
  if (!ours.ok) throw data(ours.refusal.message, { status: ours.refusal.status });
  return answerExport(visit);
}

async function answerExport({ url, context }: Pick<Route.LoaderArgs, "url" | "context">): Promise<Response> {
  const user = requireUser({ url, context });
  const all = await exportPersonalData(user.id, new Date());
  return answerFile({
    name: "your-data.json",
    type: "application/json",
    bytes: Buffer.from(JSON.stringify(all, null, 2)),
  });
}
