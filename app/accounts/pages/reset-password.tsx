import { data, Link, redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { registrationHints } from "#app/accounts/registration-fields.ts";
import { resetPassword } from "#app/accounts/reset-password.server.ts";
import { withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";
import { Field } from "#app/ui/field.tsx";
import { pageTitle } from "#app/http/page-title.ts";

import type { Route } from "./+types/reset-password.ts";

export function loader({ request }: Route.LoaderArgs) {
  const link = new URL(request.url).searchParams.get("token");
  if (!link) throw redirect("/account/forgotten-password");
  return withForm(request, { link });
}

type Answer = { errors: { password?: string }; refusal?: string };

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const ours = checkFormToken(request, form);
  const outcome = ours.ok ? await resetPassword(typed(form, "link"), typed(form, "password")) : ours;
  if (outcome.ok) return redirect("/account/login/?password_set=1", { status: 303, headers: outcome.value });
  const { field, message, status } = outcome.refusal;
  return data<Answer>(
    field === "password" ? { errors: { password: message } } : { errors: {}, refusal: message },
    { status },
  );
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Set a new password", matches), { name: "robots", content: "noindex" }];
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Choose a new password"
      beside={{
        picture: "lighthouse",
        heading: "After this",
        points: [
          "You log in with the new password.",
          "Every other sign-in of your account has ended.",
          "This link, and any other you asked for, no longer works.",
        ],
      }}
    >
      <AccountForm
        token={loaderData.token}
        button="Set the password"
        errors={actionData?.errors ?? {}}
        refusal={actionData?.refusal}
      >
        <input type="hidden" name="link" value={loaderData.link} />
        <Field
          id="password"
          name="password"
          label="Password"
          hint={registrationHints.password}
          type="password"
          required
          autoComplete="new-password"
          maxLength={128}
          error={actionData?.errors.password ?? null}
        />
      </AccountForm>
      <Elsewhere>
        The link is too old? <Link to="/account/forgotten-password">Ask for a new one</Link>
      </Elsewhere>
    </AccountPage>
  );
}
