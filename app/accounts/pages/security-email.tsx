import { data, Link, redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { askForEmailChange, changeMinutes, isConfirmed } from "#app/accounts/change-email.server.ts";
import { CodeField } from "#app/accounts/code-field.tsx";
import { type KeptMail, KeptMailNote } from "#app/accounts/kept-mail-note.tsx";
import { PasswordField } from "#app/accounts/password-field.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor.server.ts";
import { keptMail } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { answerProblem, openForm, readOwnForm } from "#app/accounts/signed-in.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { typed } from "#app/forms/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Field } from "#app/ui/field.tsx";

import type { Route } from "./+types/security-email.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const sent = args.url.searchParams.has("sent");
  const mailbox = keptMail(args.context.get(fromThisMachineContext));
  const secondFactor = await hasSecondFactor(user.id);
  const confirmed = await isConfirmed(user.id);
  return { token, email: user.email, confirmed, sent, mailbox, minutes: changeMinutes, secondFactor };
}

export async function action(args: Route.ActionArgs) {
  const { user, form, ours } = await readOwnForm(args);
  const email = typed(form, "email");
  const proof = { password: typed(form, "password"), code: typed(form, "code") };
  const asker = { user, request: args.request };
  const outcome = ours.ok ? await askForEmailChange(asker, { email, ...proof, now: new Date() }) : ours;
  if (outcome.ok) return redirect(`${securityPath}/email?sent=1`, 303);
  const problem = answerProblem(outcome, ["email", "password", "code"]);
  return data({ ...problem.data, email }, { status: outcome.refusal.status });
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Change your email", matches), { name: "robots", content: "noindex" }];
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, confirmed, sent, mailbox, minutes, secondFactor } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <AccountPage
      title="Change your email"
      intro={`Your account has the address ${email}.${confirmed ? "" : " It is not confirmed yet: enter it again below to confirm it."}`}
      beside={{
        picture: "buoy",
        heading: "How it changes",
        points: [
          "We send a link to the new address.",
          `Your address changes when you open the link and confirm. It works once, for ${minutes} minutes.`,
          "Until then you log in as before.",
        ],
      }}
    >
      {sent && !actionData ? (
        <Sent mailbox={mailbox} />
      ) : (
        <AccountForm token={token} button="Send the link" errors={errors} refusal={actionData?.refusal}>
          <Field
            id="email"
            name="email"
            label="New email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={actionData?.email}
            error={errors["email"] ?? null}
          />
          <PasswordField error={errors["password"] ?? null} />
          {secondFactor && <CodeField error={errors["code"] ?? null} />}
        </AccountForm>
      )}
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}

/** The same words whether or not the address is free, so that the page tells nobody who has an account. */
function Sent({ mailbox }: { mailbox: KeptMail }) {
  return (
    <Alert tone="success" heading="Look into your new mail">
      <p>
        A message is on its way to the new address. Your address has not changed yet: it does when you open
        the link in the message and confirm. <Link to="/account/security/email">Ask again</Link> if it does
        not come.
      </p>
      <KeptMailNote mailbox={mailbox} />
    </Alert>
  );
}
