import { href, redirect } from "react-router";
import { z } from "zod";

import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { acceptInvitation, readInvitation } from "#app/desk/accept-invitation.server.ts";
import { anothersInvitation, roleArticles } from "#app/desk/invitation.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/invitation.ts";

/** A GET changes nothing: mail programs open links to preview them. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const secret = url.searchParams.get("for") ?? "";
  const user = context.get(currentUserContext);
  const found = await readInvitation(secret, new Date());
  const next = `?${new URLSearchParams({ next: `${href("/staff/invitation")}?${new URLSearchParams({ for: secret })}` })}`;
  const facts = found.ok
    ? { ...found.value, ended: null }
    : { email: "", role: null, inviter: "", ended: found.refusal.message };
  const answer = withForm(request, { ...facts, secret, next, account: user?.email ?? null });
  if (!found.ok) answer.init = { ...answer.init, status: found.refusal.status };
  return answer;
}

/** Signed out: the page explains how to go on. */
function asGuest({ context, url }: Visit): CurrentUser {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`${url.pathname}${url.search}`, 303);
  return user;
}

export const action = formAction(asGuest, (on) => ({
  accept: on({
    schema: z.object({ for: hidden }),
    run: async ({ fields, who, now }) =>
      leadTo(await acceptInvitation({ userId: who.id, secret: fields.for, now }), () => "/staff/"),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Invitation");

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const { ended, role, inviter, email, account, siteName } = loaderData;
  const wasRefused = useRefusedForm() !== null;
  return (
    <AccountPage
      title={ended === null ? `Work at ${siteName}` : "Invitation"}
      beside={{
        picture: "lighthouse",
        heading: "After this",
        points: [
          "You set up a second step at sign-in: a code from an app on your phone.",
          "The desk then opens, with the work that is yours to do.",
          "Your account stays yours, with everything in it.",
        ],
      }}
    >
      <AnswerSummary />
      {ended !== null && !wasRefused && <Alert tone="info">{ended}</Alert>}
      {ended === null && role !== null && (
        <>
          <p>
            {inviter} invites <strong>{email}</strong> to work at the desk of {siteName} as{" "}
            {roleArticles[role]}.
          </p>
          <NextStep loaderData={loaderData} isTheirs={account === email} />
        </>
      )}
      <Elsewhere>If you do not know what this is about, you can close this page.</Elsewhere>
    </AccountPage>
  );
}

type NextStepProps = Pick<Route.ComponentProps, "loaderData"> & { isTheirs: boolean };

function NextStep({ loaderData: { account, secret, next }, isTheirs }: NextStepProps) {
  if (account !== null && !isTheirs) {
    return (
      <Alert tone="warning">
        You are logged in as {account}. {anothersInvitation.refusal.message}
      </Alert>
    );
  }
  if (account === null) {
    return (
      <p>
        <LinkButton to={`${href("/account/login")}/${next}`} variant="action">
          Log In
        </LinkButton>{" "}
        <LinkButton to={`${href("/account/register")}${next}`}>Sign Up</LinkButton>
      </p>
    );
  }
  return (
    <PostForm intent="accept" about={{ for: secret }} reloadDocument>
      <SubmitButton variant="action">Accept</SubmitButton>
    </PostForm>
  );
}
