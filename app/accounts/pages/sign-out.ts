import { redirect } from "react-router";

import { signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction, withoutPage } from "#app/forms/form-action.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";

/** Signing out is a form, never a link: a picture in somebody's mail must not be able to do it. */
export const action = withoutPage(
  formAction(
    async ({ request, context }) => {
      // Signed out already, in another tab say: a page that was open still has the button.
      if (context.get(currentUserContext) === null) throw await leave(request);
    },
    (on) => ({ sign_out: on({ schema: noFields, run: ({ request }) => leave(request) }) }),
  ),
);

async function leave(request: Request): Promise<Response> {
  return redirect("/", { status: 303, headers: await signOut(request) });
}

/** Whoever opens the address itself stays signed in. */
export function loader() {
  return redirect("/", 303);
}
