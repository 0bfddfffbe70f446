import { Link } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { askForEmailChange, changeMinutes, isConfirmed } from "#app/accounts/profile/change-email.server.ts";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { type DemoMailbox, DemoMailNote } from "#app/accounts/demo-mail-note.tsx";
import { PasswordField } from "#app/accounts/password/password-field.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { demoMailbox } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { proofFields } from "#app/accounts/proof-fields.ts";
import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Field } from "#app/ui/fields/field.tsx";

import type { Route } from "./+types/security-email.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const sent = args.url.searchParams.has("sent");
  const mailbox = demoMailbox(args.context.get(fromThisMachineContext));
  const secondFactor = await hasSecondFactor(user.id);
  const confirmed = await isConfirmed(user.id);
  return { token, email: user.email, confirmed, sent, mailbox, minutes: changeMinutes, secondFactor };
}

export const action = formAction(asUser, (on) => ({
  change: on({
    schema: z.object({ email: z.string().default(""), ...proofFields }),
    secrets: ["code"],
    run: async ({ fields, who: user, request, now }) =>
      leadTo(
        await askForEmailChange({ user, request }, { ...fields, now }),
        () => `${securityPath}/email?sent=1`,
      ),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Change your email");

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, confirmed, sent, mailbox, minutes, secondFactor } = loaderData;
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
        <AccountForm intent="change" button="Send the link">
          <Field
            name="email"
            label="New email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
          />
          <PasswordField />
          {secondFactor && <CodeField />}
        </AccountForm>
      )}
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}

/** Same words whether or not the address is free: the page must not reveal who has an account. */
function Sent({ mailbox }: { mailbox: DemoMailbox }) {
  return (
    <Alert tone="success" heading="Check your new mailbox">
      <p>
        A message is on its way to the new address. Your address has not changed yet: it does when you open
        the link in the message and confirm. <Link to="/account/security/email">Ask again</Link> if it does
        not come.
      </p>
      <DemoMailNote mailbox={mailbox} />
    </Alert>
  );
}
