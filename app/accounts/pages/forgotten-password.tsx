import { data, Link, redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { type KeptMail, KeptMailNote } from "#app/accounts/kept-mail-note.tsx";
import { askForReset } from "#app/accounts/reset-password.server.ts";
import { keptMail } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { pageTitle } from "#app/http/page-title.ts";

import type { Route } from "./+types/forgotten-password.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return withForm(request, { sent, mailbox: keptMail(context.get(fromThisMachineContext)) });
}

type Answer = { email: string; errors: { email?: string }; refusal?: string };

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = typed(form, "email");
  const ours = checkFormToken(request, form);
  const outcome = ours.ok ? await askForReset(email) : ours;
  if (outcome.ok) return redirect("/account/forgotten-password?sent=1", 303);
  const { field, message, status } = outcome.refusal;
  return data<Answer>(
    field === "email" ? { email, errors: { email: message } } : { email, errors: {}, refusal: message },
    { status },
  );
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Forgotten password", matches), { name: "robots", content: "noindex" }];
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, mailbox, token } = loaderData;
  return (
    <AccountPage
      title="Set a new password"
      intro="Tell us the email address of your account. We send you a link that sets a new password."
      beside={{
        picture: "buoy",
        heading: "Nothing is lost",
        points: [
          "Your orders, cart and wallet stay as they are.",
          "The link works once, for an hour.",
          "A new password signs you out everywhere else.",
        ],
      }}
    >
      {sent && !actionData ? (
        <Sent mailbox={mailbox} />
      ) : (
        <AccountForm
          token={token}
          button="Send the link"
          errors={actionData?.errors ?? {}}
          refusal={actionData?.refusal}
        >
          <Field
            id="email"
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            defaultValue={actionData?.email}
            error={actionData?.errors.email ?? null}
          />
        </AccountForm>
      )}
      <Elsewhere>
        You remember it after all? <Link to="/account/login/">Log In</Link>
      </Elsewhere>
    </AccountPage>
  );
}

/** The same words whether or not the address is known, so that the page tells nobody who has an account. */
function Sent({ mailbox }: { mailbox: KeptMail }) {
  return (
    <Alert tone="success" heading="Look into your mail">
      <p>
        If there is an account with this address, the link is on its way. It can take a few minutes, and it
        may be among unwanted mail. <Link to="/account/forgotten-password">Ask again</Link> if it does not
        come.
      </p>
      <KeptMailNote mailbox={mailbox} />
    </Alert>
  );
}
