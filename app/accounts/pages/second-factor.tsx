import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { awaitsCode, finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { destinationOf, leaveIfSignedIn, nextQueryOf, withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/second-factor.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  leaveIfSignedIn(request, context.get(currentUserContext));
  const nextQuery = nextQueryOf(request);
  if (!awaitsCode(request)) throw redirect(`${href("/account/login")}/${nextQuery}`, 303);
  return withForm(request, { nextQuery });
}

export const action = formAction(
  ({ request, context }) => {
    // Whoever is signed in must not guess codes here.
    leaveIfSignedIn(request, context.get(currentUserContext));
    const nextQuery = nextQueryOf(request);
    if (!awaitsCode(request))
      throw redirect(`${href("/account/login")}/${nextQuery ? `${nextQuery}&` : "?"}late=`, 303);
    return null;
  },
  (on) => ({
    finish: on({
      schema: z.object({ code: z.string({ error: "Enter the code from your app." }) }),
      secrets: ["code"],
      async run({ fields: { code }, request }) {
        const finished = await finishSignIn(code, request);
        if (!finished.ok) return finished;
        return redirect(destinationOf(request), { status: 303, headers: finished.value });
      },
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Enter your code");

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Enter your code"
      intro="Your password is right. This account also asks for a code from your device."
      beside={{
        picture: "lighthouse",
        heading: "Where the code is",
        points: [
          "Open the app on your device that shows codes for this account.",
          "It shows six digits, and new ones every half minute.",
          "Without your device, use one of your recovery codes. Each works once.",
        ],
      }}
    >
      <AccountForm intent="finish" button="Log In">
        <CodeField />
      </AccountForm>
      <Elsewhere>
        Not you, or no code? <Link to={`${href("/account/login")}/${loaderData.nextQuery}`}>Start again</Link>
      </Elsewhere>
    </AccountPage>
  );
}
