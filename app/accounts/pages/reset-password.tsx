import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { resetPassword } from "#app/accounts/password/reset-password.server.ts";
import { nextQueryOf, withForm, withNext } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { NewPasswordField } from "#app/accounts/password/password-field.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/reset-password.ts";

export function loader({ request }: Route.LoaderArgs) {
  const link = new URL(request.url).searchParams.get("token");
  const nextQuery = nextQueryOf(request);
  const askPath = `${href("/account/forgotten-password")}${nextQuery}`;
  if (!link) throw redirect(askPath);
  return withForm(request, { link, askPath, goesOn: nextQuery !== "" });
}

export const action = formAction(
  () => null,
  (on) => ({
    set: on({
      schema: z.object({ link: z.string().default(""), password: z.string().default("") }),
      secrets: ["link"],
      async run({ fields: { link, password }, request }) {
        const reset = await resetPassword(link, password);
        if (!reset.ok) return reset;
        const logIn = `${href("/account/login")}/${withNext("password_set=1", request)}`;
        return redirect(logIn, { status: 303, headers: reset.value });
      },
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Set a new password");

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Choose a new password"
      beside={{
        picture: "lighthouse",
        heading: "After this",
        points: [
          loaderData.goesOn
            ? "You log in with the new password, and go on where you were."
            : "You log in with the new password.",
          "Every other sign-in of your account has ended.",
          "This link, and any other you asked for, no longer works.",
        ],
      }}
    >
      <AccountForm intent="set" button="Set the password">
        <input type="hidden" name="link" value={loaderData.link} />
        <NewPasswordField />
      </AccountForm>
      <Elsewhere>
        Is the link too old? <Link to={loaderData.askPath}>Ask for a new one</Link>
      </Elsewhere>
    </AccountPage>
  );
}
