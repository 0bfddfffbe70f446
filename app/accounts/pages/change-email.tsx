import { data, Link } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { confirmEmailChange, readEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";

import type { Route } from "./+types/change-email.ts";

/** A GET changes nothing: mail programs open links to preview them. */
export async function loader({ request }: Route.LoaderArgs) {
  const link = new URL(request.url).searchParams.get("token") ?? "";
  const change = link === "" ? null : await readEmailChange(link);
  return withForm(request, { link, email: change?.email ?? null });
}

export const action = formAction(
  () => null,
  (on) => ({
    confirm: on({
      schema: z.object({ link: z.string().default("") }),
      secrets: ["link"],
      async run({ fields: { link }, context, now }) {
        const confirming = { signedInAs: context.get(currentUserContext)?.id ?? null, now };
        const outcome = await confirmEmailChange(link, confirming);
        return outcome.ok ? data({ confirmed: outcome.value.email }) : outcome;
      },
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Confirm your email");

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { link, email } = loaderData;
  return (
    <AccountPage
      title="Confirm your email"
      beside={{
        picture: "buoy",
        heading: "After this",
        points: [
          "You log in with the new address, or with your username as before.",
          "Our mail goes to the new address.",
          "Your orders, cart and wallet stay as they are.",
        ],
      }}
    >
      {actionData && "confirmed" in actionData ? (
        <Alert tone="success">Your email is {actionData.confirmed} now.</Alert>
      ) : email === null ? (
        <Alert tone="danger">This link has been used or is too old. Ask for a new one.</Alert>
      ) : (
        <>
          <p>
            The address of your account becomes <strong>{email}</strong>.
          </p>
          <AccountForm intent="confirm" button="Confirm this address">
            <input type="hidden" name="link" value={link} />
          </AccountForm>
        </>
      )}
      <Elsewhere>
        <Link to="/account/security">Log-in and security</Link>
      </Elsewhere>
    </AccountPage>
  );
}
