import { href, Link } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { type DemoMailbox, DemoMailNote } from "#app/accounts/demo-mail-note.tsx";
import { askForReset } from "#app/accounts/password/reset-password.server.ts";
import { demoMailbox } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { nextOf, nextQueryOf, withForm, withNext } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/forgotten-password.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return withForm(request, {
    sent,
    nextQuery: nextQueryOf(request),
    mailbox: demoMailbox(context.get(fromThisMachineContext)),
  });
}

export const action = formAction(
  () => null,
  (on) => ({
    send: on({
      schema: z.object({ email: z.string().default("") }),
      run: async ({ fields: { email }, request }) =>
        leadTo(
          await askForReset(email, nextOf(request)),
          () => `${href("/account/forgotten-password")}${withNext("sent=1", request)}`,
        ),
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Forgotten password");

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, nextQuery, mailbox } = loaderData;
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
        <Sent askAgain={`${href("/account/forgotten-password")}${nextQuery}`} mailbox={mailbox} />
      ) : (
        <AccountForm intent="send" button="Send the link">
          <Field
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
          />
        </AccountForm>
      )}
      <Elsewhere>
        Remembered it? <Link to={`${href("/account/login")}/${nextQuery}`}>Log In</Link>
      </Elsewhere>
    </AccountPage>
  );
}

/** Same words whether or not the address is known: the page must not reveal who has an account. */
function Sent({ askAgain, mailbox }: { askAgain: string; mailbox: DemoMailbox }) {
  return (
    <Alert tone="success" heading="Check your mail">
      <p>
        If there is an account with this address, the link is on its way. It can take a few minutes, and it
        may be among unwanted mail. <Link to={askAgain}>Ask again</Link> if it does not come.
      </p>
      <DemoMailNote mailbox={mailbox} />
    </Alert>
  );
}
