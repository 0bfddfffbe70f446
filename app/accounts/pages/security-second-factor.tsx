import { data, redirect } from "react-router";

import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { CodeField } from "#app/accounts/code-field.tsx";
import { PasswordField } from "#app/accounts/password-field.tsx";
import { countRecoveryCodes } from "#app/accounts/recovery-codes.server.ts";
import { SecondFactorSetUp, type SetUp } from "#app/accounts/second-factor-set-up.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { openForm } from "#app/accounts/signed-in.server.ts";
import { takeSecondFactorAction } from "#app/accounts/pages/take-second-factor-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BackLink } from "#app/ui/back-link.tsx";

import type { Route } from "./+types/security-second-factor.ts";

/** Sets the second factor up, makes new recovery codes, or turns it off. */
export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const on = await hasSecondFactor(user.id);
  const codesLeft = on ? await countRecoveryCodes(user.id) : 0;
  const atDesk = (await findStaff(user.id)) !== null;
  return { token, on, codesLeft, atDesk, off: args.url.searchParams.has("off") };
}

export async function action(args: Route.ActionArgs) {
  const answer = await takeSecondFactorAction(args);
  if ("next" in answer) return redirect(answer.next, { status: 303, headers: answer.headers });
  return data(answer.problem, { status: answer.status, headers: { "Cache-Control": "no-store" } });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Second step", matches), { name: "robots", content: "noindex" }];
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, on, codesLeft, atDesk, off } = loaderData;
  const setUp = actionData?.setUp ?? null;
  return (
    <AccountPage
      title="Second step"
      intro={
        on
          ? "It is on: logging in asks for a code from your device after the password."
          : "Logging in then asks for a code from your device after the password. A stolen password is not enough."
      }
      beside={{
        picture: "lighthouse",
        heading: "How it works",
        points: [
          "An app on your device, such as an authenticator or a password manager, shows six digits.",
          "You enter them each time you log in.",
          "Ten recovery codes let you in without the device. Keep them where it is not.",
        ],
      }}
    >
      {off && !on && !actionData && <Alert tone="success">The second step is off.</Alert>}
      {atDesk && !on && <Alert announce={false}>The desk opens once your second step is on.</Alert>}
      {on ? (
        <Change token={token} codesLeft={codesLeft} atDesk={atDesk} problem={actionData ?? null} />
      ) : setUp ? (
        <Confirm token={token} setUp={setUp} problem={actionData ?? null} />
      ) : (
        <Begin token={token} problem={actionData ?? null} />
      )}
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}

type Problem = { errors: Record<string, string>; refusal?: string | undefined } | null;

function Begin({ token, problem }: { token: string; problem: Problem }) {
  const errors = problem?.errors ?? {};
  return (
    <AccountForm token={token} button="Set up the second step" errors={errors} refusal={problem?.refusal}>
      <input type="hidden" name="intent" value="begin" />
      <PasswordField error={errors["password"] ?? null} />
    </AccountForm>
  );
}

function Confirm({ token, setUp, problem }: { token: string; setUp: SetUp; problem: Problem }) {
  const errors = problem?.errors ?? {};
  return (
    <AccountForm
      key={setUp.secret}
      token={token}
      button="Turn on the second step"
      errors={errors}
      refusal={problem?.refusal}
    >
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="secret" value={setUp.secret} />
      <SecondFactorSetUp setUp={setUp} />
      <CodeField error={errors["code"] ?? null} recovery={false} />
    </AccountForm>
  );
}

type ChangeProps = { token: string; codesLeft: number; atDesk: boolean; problem: Problem };

function Change({ token, codesLeft, atDesk, problem }: ChangeProps) {
  const errors = problem?.errors ?? {};
  const left = codesLeft === 1 ? "1 recovery code is left." : `${codesLeft} recovery codes are left.`;
  return (
    <>
      <p>
        {left}{" "}
        {atDesk
          ? "You work at the desk, so the second step stays on. New codes ask for your password and a code."
          : "Both changes ask for your password and a code."}
      </p>
      <AccountForm
        token={token}
        button="Make new recovery codes"
        intent="renew"
        errors={errors}
        refusal={problem?.refusal}
        {...(atDesk ? {} : { other: turnOff })}
      >
        <PasswordField error={errors["password"] ?? null} />
        <CodeField error={errors["code"] ?? null} />
      </AccountForm>
    </>
  );
}

const turnOff = { name: "intent", value: "off", words: "Turn off the second step" };
