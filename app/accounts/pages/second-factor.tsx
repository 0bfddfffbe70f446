import { data, Link, redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { CodeField } from "#app/accounts/code-field.tsx";
import { awaitsCode, finishSignIn } from "#app/accounts/finish-sign-in.server.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import type { FormProblem } from "#app/accounts/signed-in.server.ts";
import { destinationOf, leaveIfSignedIn, nextQueryOf, withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/second-factor.ts";

/** The second step of logging in. Without the first it leads there. */
export function loader({ request, context }: Route.LoaderArgs) {
  leaveIfSignedIn(request, context.get(currentUserContext));
  const nextQuery = nextQueryOf(request);
  if (!awaitsCode(request)) throw redirect(`/account/login/${nextQuery}`, 303);
  return withForm(request, { nextQuery });
}

export async function action({ request, context }: Route.ActionArgs) {
  // A code finishes a sign-in. Whoever has one must not try codes by it.
  leaveIfSignedIn(request, context.get(currentUserContext));
  const nextQuery = nextQueryOf(request);
  if (!awaitsCode(request)) throw redirect(`/account/login/${nextQuery ? `${nextQuery}&` : "?"}late=`, 303);
  const form = await readForm(request);
  const code = typed(form, "code");
  if (code.trim() === "") {
    return data<FormProblem>({ errors: { code: "Enter the code from your app." } }, { status: 422 });
  }
  const ours = checkFormToken(request, form);
  const outcome = ours.ok ? await finishSignIn(code, request) : ours;
  if (outcome.ok) return redirect(destinationOf(request), { status: 303, headers: outcome.value });
  const { field, message, status } = outcome.refusal;
  const problem: FormProblem =
    field === "code" ? { errors: { code: message } } : { errors: {}, refusal: message };
  return data(problem, { status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Enter your code", matches), { name: "robots", content: "noindex" }];
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
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
      <AccountForm
        token={loaderData.token}
        button="Log In"
        errors={actionData?.errors ?? {}}
        refusal={actionData?.refusal}
      >
        <CodeField error={actionData?.errors["code"] ?? null} />
      </AccountForm>
      <Elsewhere>
        Not you, or no code? <Link to={`/account/login/${loaderData.nextQuery}`}>Start again</Link>
      </Elsewhere>
    </AccountPage>
  );
}
