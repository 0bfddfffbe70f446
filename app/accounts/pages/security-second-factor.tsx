import { AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage, Elsewhere } from "#app/accounts/account-page.tsx";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { PasswordField } from "#app/accounts/password/password-field.tsx";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { SecondFactorSetUp, type SetUp } from "#app/accounts/second-factor/second-factor-set-up.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { openForm } from "#app/accounts/sign-in/require-user.server.ts";
import { secondFactorAction } from "#app/accounts/pages/second-factor-action.server.ts";
import { isFormAnswer } from "#app/forms/form-answer.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { BackLink } from "#app/ui/back-link.tsx";

import type { Route } from "./+types/security-second-factor.ts";

export async function loader(args: Route.LoaderArgs) {
  const { user, token } = openForm(args);
  const on = await hasSecondFactor(user.id);
  const codesLeft = on ? await countRecoveryCodes(user.id) : 0;
  const atDesk = (await findStaff(user.id)) !== null;
  return { token, on, codesLeft, atDesk, off: args.url.searchParams.has("off") };
}

export const action = secondFactorAction;

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = unlisted("Second step");

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { on, codesLeft, atDesk, off } = loaderData;
  const setUp = setUpIn(actionData);
  const refused = useRefusedForm();
  const intents = on ? ["renew", "off"] : setUp ? ["confirm"] : ["begin"];
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
      {/* For a form the page no longer shows. */}
      {refused && !intents.includes(refused.intent) && <AnswerSummary />}
      {on ? <Change codesLeft={codesLeft} atDesk={atDesk} /> : setUp ? <Confirm setUp={setUp} /> : <Begin />}
      <Elsewhere>
        <BackLink to={securityPath}>Log-in and security</BackLink>
      </Elsewhere>
    </AccountPage>
  );
}

function setUpIn(answer: Route.ComponentProps["actionData"]): SetUp | null {
  if (!answer) return null;
  const { setUp = null } = isFormAnswer(answer) ? (answer.details ?? {}) : answer;
  return setUp as SetUp | null;
}

function Begin() {
  return (
    <AccountForm intent="begin" button="Set up the second step">
      <PasswordField />
    </AccountForm>
  );
}

function Confirm({ setUp }: { setUp: SetUp }) {
  return (
    <AccountForm key={setUp.secret} intent="confirm" button="Turn on the second step">
      <input type="hidden" name="secret" value={setUp.secret} />
      <SecondFactorSetUp setUp={setUp} />
      <CodeField recovery={false} />
    </AccountForm>
  );
}

function Change({ codesLeft, atDesk }: { codesLeft: number; atDesk: boolean }) {
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
        intent="renew"
        button="Make new recovery codes"
        {...(atDesk ? {} : { other: { intent: "off", label: "Turn off the second step" } })}
      >
        <PasswordField />
        <CodeField />
      </AccountForm>
    </>
  );
}
