import { redirect } from "react-router";

import { signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction, withoutPage } from "#app/forms/form-action.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";

/** A form, never a link: a picture in a mail must not be able to sign anybody out. */
export const action = withoutPage(
  formAction(
    async ({ request, context }) => {
      // Another tab may have signed out already.
      if (context.get(currentUserContext) === null) throw await leave(request);
    },
    (on) => ({ sign_out: on({ schema: noFields, run: ({ request }) => leave(request) }) }),
  ),
);

async function leave(request: Request): Promise<Response> {
  return redirect("/", { status: 303, headers: await signOut(request) });
}

export function loader() {
  return redirect("/", 303);
}
