import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { fillIn } from "#app/accounts/registration/fill-in.server.ts";
import { register } from "#app/accounts/registration/register.server.ts";
import { RegistrationForm } from "#app/accounts/registration/registration-form.tsx";
import { countries } from "#app/currencies/countries.ts";
import { visitorCountry } from "#app/currencies/visitor-currency.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { destinationOf, leaveIfSignedIn, nextQueryOf, withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/register.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  leaveIfSignedIn(request, context.get(currentUserContext));
  return withForm(request, {
    nextQuery: nextQueryOf(request),
    countries: countries(),
    country: visitorCountry(request.headers.get("cookie")),
  });
}

const registration = z.object({
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  email: z.string().default(""),
  country: z.string().default(""),
  mobile: z.string().default(""),
  username: z.string().default(""),
  password: z.string().default(""),
});

export const action = formAction(
  () => null,
  (on) => ({
    sign_up: on({
      schema: registration,
      async run({ fields, request }) {
        const guessed = visitorCountry(request.headers.get("cookie"));
        const registered = await register(fillIn(fields, guessed), request);
        if (!registered.ok) return registered;
        return redirect(destinationOf(request), { status: 303, headers: registered.value });
      },
    }),
  }),
);

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Sign Up");

export default function Register({ loaderData }: Route.ComponentProps) {
  const { countries: list, country, nextQuery, siteName } = loaderData;
  return (
    <AccountPage
      title={`Sign up to ${siteName}`}
      intro="One account for everything you buy here. It takes about a minute."
      beside={{
        picture: "boat",
        heading: "What your account gives you",
        points: [
          "See the whole price, line by line, before you pay.",
          "Follow each order: where it stands, what happens next and by when.",
          "Keep a cart and a wallet, in your own currency.",
          "Book a free five-minute chat on WhatsApp with a counsellor.",
        ],
      }}
    >
      <RegistrationForm countries={list} country={country} />
      <Elsewhere>
        Already have an account? <Link to={`${href("/account/login")}/${nextQuery}`}>Log In</Link>
      </Elsewhere>
    </AccountPage>
  );
}
