import { redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { changePassword } from "#app/accounts/change-password.server.ts";
import { CodeField } from "#app/accounts/code-field.tsx";
import { PasswordField } from "#app/accounts/password-field.tsx";
import { registrationHints } from "#app/accounts/registration-fields.ts";
import { hasSecondFactor } from "#app/accounts/second-factor.server.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { answerProblem, openForm, readOwnForm } from "#app/accounts/signed-in.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { typed } from "#app/forms/read-form.server.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Field } from "#app/ui/field.tsx";

import type { Route } from "./+types/security-password.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  return { token, secondFactor: await hasSecondFactor(user.id) };
}

export async function action(args: Route.ActionArgs) {
  const { user, form, ours } = await readOwnForm(args);
  const change = {
    userId: user.id,
    password: typed(form, "password"),
    code: typed(form, "code"),
    newPassword: typed(form, "new_password"),
  };
  const outcome = ours.ok ? await changePassword(change, args.request) : ours;
  if (!outcome.ok) return answerProblem(outcome, ["password", "code", "new_password"]);
  return redirect(`${securityPath}?done=password`, { status: 303, headers: outcome.value });
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Change your password", matches), { name: "robots", content: "noindex" }];
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  return (
    <AccountPage
      title="Change your password"
      beside={{
        picture: "lighthouse",
        heading: "After this",
        points: [
          "You stay logged in here.",
          "Every other device is signed out.",
          "We tell you by mail that the password was changed.",
        ],
      }}
    >
      <AccountForm
        token={loaderData.token}
        button="Change the password"
        errors={errors}
        refusal={actionData?.refusal}
      >
        <PasswordField label="Password you have now" error={errors["password"] ?? null} />
        {loaderData.secondFactor && <CodeField error={errors["code"] ?? null} />}
        <Field
          id="new_password"
          name="new_password"
          label="New password"
          hint={registrationHints.password}
          type="password"
          required
          autoComplete="new-password"
          maxLength={128}
          error={errors["new_password"] ?? null}
        />
      </AccountForm>
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}
