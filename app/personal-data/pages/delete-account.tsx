import { Link, redirect } from "react-router";
import { z } from "zod";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { PasswordField } from "#app/accounts/password/password-field.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import { deleteAccount } from "#app/personal-data/delete-account.server.ts";
import { type Hindrance, whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { db } from "#app/platform/db.server.ts";
import styles from "#app/accounts/security.module.css";
import { proofFields } from "#app/accounts/proof-fields.ts";
import { asUser, openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/delete-account.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  return {
    token,
    hindrances: await whyNotDeleted(db, user.id),
    secondFactor: await hasSecondFactor(user.id),
  };
}

export const action = formAction(asUser, (on) => ({
  delete: on({
    schema: z.object(proofFields),
    secrets: ["code"],
    async run({ fields, who: user, request, now }) {
      const deleted = await deleteAccount({ user, request }, { ...fields, now });
      if (!deleted.ok) return deleted;
      return redirect("/account/deleted", { status: 303, headers: await signOut(request) });
    },
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Delete your account");

export default function DeleteAccount({ loaderData }: Route.ComponentProps) {
  const { hindrances, secondFactor } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Delete your account"
        intro="This cannot be undone. You may want to download your data first."
        back={{ to: "/account/data", label: "Your data" }}
      />
      <WhatHappens />
      {hindrances.length > 0 ? (
        <Hindrances hindrances={hindrances} />
      ) : (
        <section className={`stack-3 ${styles.part} ${styles.narrow}`} aria-labelledby="confirm-heading">
          <h2 id="confirm-heading">Delete it now</h2>
          <AccountForm intent="delete" button="Delete your account" danger>
            <PasswordField />
            {secondFactor && <CodeField />}
          </AccountForm>
        </section>
      )}
    </div>
  );
}

function WhatHappens() {
  return (
    <>
      <section className={`stack-3 ${styles.part}`} aria-labelledby="goes-heading">
        <h2 id="goes-heading">What goes</h2>
        <ul className={`stack-2 ${styles.list}`}>
          <li>Your name, username, email, mobile, country and picture.</li>
          <li>Your password, your second step, and every place where you are logged in.</li>
          <li>Your cart and your testimonials.</li>
          <li>
            Payment links end and open chats are cancelled. The number, country, time zone and wished day of
            each chat go, and the coupon of each link.
          </li>
          <li>Your place in research groups. What you wrote in them stays without your name.</li>
        </ul>
      </section>
      <section className={`stack-3 ${styles.part}`} aria-labelledby="stays-heading">
        <h2 id="stays-heading">What stays</h2>
        <ul className={`stack-2 ${styles.list}`}>
          <li>
            Orders, payments and receipts, for as long as tax law asks. A receipt keeps the name it was made
            out to. Your account itself no longer has one.
          </li>
          <li>That there was a payment link or a chat, for which service and when, without who you were.</li>
          <li>Copies of your data that the payment platforms keep by their own rules.</li>
        </ul>
        <p>You can sign up again with the same email address. The new account will be empty.</p>
      </section>
    </>
  );
}

function Hindrances({ hindrances }: { hindrances: Hindrance[] }) {
  return (
    <Alert tone="warning" heading="Your account cannot be deleted yet" announce={false}>
      <ul className={`stack-2 ${styles.list}`}>
        {hindrances.map(({ code, text, way }) => (
          <li key={code}>
            {text} <Link to={way.to}>{way.text}</Link>
          </li>
        ))}
      </ul>
      <p>
        You can also <Link to="/contact">write to us</Link>.
      </p>
    </Alert>
  );
}
