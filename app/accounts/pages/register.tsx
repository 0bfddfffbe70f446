import { data, Link, redirect } from "react-router";

import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { register } from "#app/accounts/register.server.ts";
import { registrationFields, type RegistrationErrors } from "#app/accounts/registration-fields.ts";
import { RegistrationForm, type RegistrationValues } from "#app/accounts/registration-form.tsx";
import { countries } from "#app/currencies/countries.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { destinationOf, leaveIfSignedIn, nextQueryOf, withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";
import { pageTitle } from "#app/http/page-title.ts";

import type { Route } from "./+types/register.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  leaveIfSignedIn(request, context.get(currentUserContext));
  return withForm(request, { nextQuery: nextQueryOf(request), countries: countries() });
}

type Answer = { values: RegistrationValues; errors: RegistrationErrors; refusal?: string };

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = Object.fromEntries(registrationFields.map((name) => [name, typed(form, name)]));
  const { password: _kept, ...values } = fields;
  const ours = checkFormToken(request, form);
  if (!ours.ok) {
    const { message, status } = ours.refusal;
    return data<Answer>({ values, errors: {}, refusal: message }, { status });
  }
  const registered = await register(fields, request);
  if (!registered.ok) return data<Answer>({ values, errors: registered.errors }, { status: 422 });
  return redirect(destinationOf(request), { status: 303, headers: registered.headers });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Sign Up", matches), { name: "robots", content: "noindex" }];
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { token, countries: list, nextQuery, siteName } = loaderData;
  return (
    <AccountPage
      title={`Sign up to ${siteName}`}
      intro="One account for everything you buy here. It takes about a minute."
      beside={{
        picture: "boat",
        heading: "What your account is good for",
        points: [
          "See the whole price, line by line, before you pay.",
          "Follow each order: where it stands, what happens next and by when.",
          "Keep a cart and a wallet, in your own currency.",
          "Book a free five-minute chat on WhatsApp with a counsellor.",
        ],
      }}
    >
      <RegistrationForm
        token={token}
        countries={list}
        values={actionData?.values ?? {}}
        errors={actionData?.errors ?? {}}
        refusal={actionData?.refusal}
      />
      <Elsewhere>
        You have an account already? <Link to={`/account/login/${nextQuery}`}>Log In</Link>
      </Elsewhere>
    </AccountPage>
  );
}
