import { data, redirect } from "react-router";

import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { acceptInvitation, readInvitation } from "#app/desk/accept-invitation.server.ts";
import { anothersInvitation, roleArticles } from "#app/desk/invitation.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { withForm } from "#app/accounts/visitor-form.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";

import type { Route } from "./+types/invitation.ts";

/** Where the mailed link of an invitation leads. Opening it changes nothing: mail programs open links to look at them. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const secret = url.searchParams.get("for") ?? "";
  const user = context.get(currentUserContext);
  const found = await readInvitation(secret, new Date());
  const next = `?${new URLSearchParams({ next: `/staff/invitation?${new URLSearchParams({ for: secret })}` })}`;
  const facts = found.ok
    ? { ...found.value, ended: null }
    : { email: "", role: null, inviter: "", ended: found.refusal.message };
  const answer = withForm(request, { ...facts, secret, next, account: user?.email ?? null });
  if (!found.ok) answer.init = { ...answer.init, status: found.refusal.status };
  return answer;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const secret = typed(form, "for");
  const user = context.get(currentUserContext);
  // The page says how to go on for who is signed out by now.
  if (!user) throw redirect(`/staff/invitation?${new URLSearchParams({ for: secret })}`, 303);
  const ours = checkFormToken(request, form);
  const accepted = ours.ok ? await acceptInvitation({ userId: user.id, secret, now: new Date() }) : ours;
  if (accepted.ok) throw redirect("/staff/", 303);
  const { message, status } = accepted.refusal;
  return data({ message }, { status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Invitation", matches), { name: "robots", content: "noindex" }];
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { ended, role, inviter, email, account, siteName } = loaderData;
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
      {actionData && <Alert tone="danger">{actionData.message}</Alert>}
      {ended !== null && !actionData && <Alert tone="info">{ended}</Alert>}
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

/** Accept for whose invitation it is; the way to their account for everybody else. */
function NextStep({ loaderData: { account, secret, next, token }, isTheirs }: NextStepProps) {
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
        <LinkButton to={`/account/login/${next}`} variant="action">
          Log In
        </LinkButton>{" "}
        <LinkButton to={`/account/register${next}`}>Sign Up</LinkButton>
      </p>
    );
  }
  return (
    <form method="post">
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="for" value={secret} />
      <Button type="submit" variant="action">
        Accept
      </Button>
    </form>
  );
}
