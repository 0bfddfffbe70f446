import { data, redirect } from "react-router";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { readForm } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/sign-out.ts";

/** Signing out is a form, never a link: a picture in somebody's mail must not be able to do it. */
export async function action({ request, context }: Route.ActionArgs) {
  const ours = checkFormToken(request, await readForm(request));
  // Signed out already, in another tab say: a page that was open still has the button.
  const isSignedIn = context.get(currentUserContext) !== null;
  if (isSignedIn && !ours.ok) throw data(ours.refusal.message, { status: ours.refusal.status });
  return redirect("/", { status: 303, headers: await signOut(request) });
}

/** Whoever opens the address itself stays signed in. */
export function loader() {
  return redirect("/", 303);
}
