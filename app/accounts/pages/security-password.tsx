import { redirect } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { NewPasswordField, PasswordField } from "#app/accounts/password/password-field.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { proofFields } from "#app/accounts/proof-fields.ts";
import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { BackLink } from "#app/ui/back-link.tsx";

import type { Route } from "./+types/security-password.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  return { token, secondFactor: await hasSecondFactor(user.id) };
}

export const action = formAction(asUser, (on) => ({
  change: on({
    schema: z.object({ new_password: z.string().default(""), ...proofFields }),
    secrets: ["code"],
    async run({ fields: { new_password: newPassword, ...proof }, who: user, request }) {
      const changed = await changePassword({ userId: user.id, newPassword, ...proof }, request);
      if (!changed.ok) return changed;
      return redirect(`${securityPath}?done=password`, { status: 303, headers: changed.value });
    },
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Change your password");

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Change your password"
      beside={{
        picture: "lighthouse",
        heading: "After this",
        points: [
          "You stay logged in here.",
          "Every other device is signed out.",
          "We tell you by email that the password was changed.",
        ],
      }}
    >
      <AccountForm intent="change" button="Change the password">
        <PasswordField label="Password you have now" />
        {loaderData.secondFactor && <CodeField />}
        <NewPasswordField name="new_password" label="New password" />
      </AccountForm>
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}
