import { useSyncExternalStore } from "react";
import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { SignInForm } from "#app/accounts/sign-in/sign-in-form.tsx";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { destinationOf, leaveIfSignedIn, nextQueryOf, withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { keepsTyping } from "#app/ui/fields/form-draft.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/login.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  leaveIfSignedIn(request, context.get(currentUserContext));
  const { searchParams } = new URL(request.url);
  return withForm(request, {
    nextQuery: nextQueryOf(request),
    passwordSet: searchParams.has("password_set"),
    ended: searchParams.has("ended"),
    late: searchParams.has("late"),
  });
}

export const action = formAction(
  () => null,
  (on) => ({
    log_in: on({
      schema: z.object({
        identifier: z.string({ error: "Enter your email or username." }),
        password: z.string({ error: "Enter your password." }),
      }),
      async run({ fields, request }) {
        const outcome = await signIn(fields, request);
        if (!outcome.ok) return outcome;
        const { headers, wantsCode } = outcome.value;
        const next = wantsCode
          ? `${href("/account/second-factor")}${nextQueryOf(request)}`
          : destinationOf(request);
        return redirect(next, { status: 303, headers });
      },
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Log In");

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { nextQuery, passwordSet, ended, late, siteName } = loaderData;
  return (
    <AccountPage
      title={`Log in to ${siteName}`}
      beside={{
        picture: "lighthouse",
        heading: "Carry on where you were",
        points: [
          "Your cart and the choices in it are kept.",
          "Your dashboard says what happens next with each order.",
          "You come back to the page you were on.",
        ],
      }}
    >
      {passwordSet && !actionData && <Alert tone="success">Your new password is set. Log in with it.</Alert>}
      {ended && !actionData && <EndedSession />}
      {late && !actionData && (
        <Alert tone="warning">
          <p>Your code came too late, so you are not logged in. Log in again.</p>
        </Alert>
      )}
      <SignInForm />
      <p>
        <Link to={`${href("/account/forgotten-password")}${nextQuery}`}>Forgotten your password?</Link>
      </p>
      <Elsewhere>
        New here? <Link to={`${href("/account/register")}${nextQuery}`}>Sign Up</Link>
      </Elsewhere>
    </AccountPage>
  );
}

const neverChanges = () => () => {};

function EndedSession() {
  const kept = useSyncExternalStore(
    neverChanges,
    () => keepsTyping(),
    () => false,
  );
  return (
    <Alert tone="warning">
      <p>
        You were signed out, so nothing was sent. Log in to go on.
        {kept && " What you typed is kept on this device."}
      </p>
    </Alert>
  );
}
