import { href, redirect } from "react-router";
import { z } from "zod";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { asUser } from "#app/accounts/sign-in/require-user.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { isCheckId } from "#app/self-checks/kept/kept-check.ts";
import { deleteKeptCheck, keepCheck } from "#app/self-checks/kept/kept-checks.server.ts";

const here = href("/account/self-checks");

/** From a page that all visitors share: whoever is not signed in is led to log in, and back. */
export const keepAction = formAction(
  ({ context }) => context.get(currentUserContext),
  (on) => ({
    keep: on({
      schema: z.object({ check: hidden, result: hidden }),
      run: async ({ fields, who: user, now }) =>
        user
          ? leadTo(await keepCheck({ userId: user.id, ...fields, now }), () => `${here}?done=kept`)
          : redirect(logInPath(`${here}?${new URLSearchParams(fields)}`), 303),
    }),
  }),
  { hasToken: false },
);

export const keptAction = formAction(asUser, (on) => ({
  delete: on({
    schema: z.object({ check: hidden }),
    async run({ fields: { check }, who: { id } }) {
      if (isCheckId(check)) await deleteKeptCheck(id, check);
      return redirect(`${here}?done=deleted`, 303);
    },
  }),
}));
