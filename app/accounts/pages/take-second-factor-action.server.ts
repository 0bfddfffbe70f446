import type { RouterContextProvider } from "react-router";

import { isBegunSecret } from "#app/accounts/begun-secret.server.ts";
import { ticketForCodes } from "#app/accounts/recovery-codes.server.ts";
import { readSecret, setUpAddress, spacedSecret } from "#app/accounts/second-factor-code.ts";
import type { SetUp } from "#app/accounts/second-factor-set-up.tsx";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
} from "#app/accounts/second-factor.server.ts";
import { drawQrCode } from "#app/accounts/qr-code.server.ts";
import { turnOffUnlessStaff } from "#app/desk/turn-off-second-factor.server.ts";
import { env } from "#app/platform/env.server.ts";
import { refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { securityPath } from "#app/accounts/security-path.ts";
import { type FormProblem, readOwnForm } from "#app/accounts/signed-in.server.ts";
import { typed } from "#app/forms/read-form.server.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Sent = { user: CurrentUser; form: FormData; request: Request };

type Answer =
  | { next: string; headers?: Headers }
  /** The page again. `setUp` is shown to be read into an app, and lives nowhere but in this answer. */
  | { problem: FormProblem & { setUp: SetUp | null }; status: number };

const page = `${securityPath}/second-factor`;

/** Does what a form of the second factor's page asks for. */
export async function takeSecondFactorAction(visit: Visit): Promise<Answer> {
  const { user, form, ours } = await readOwnForm(visit);
  if (!ours.ok) return refused(ours, null);
  const sent = { user, form, request: visit.request };
  switch (typed(form, "intent")) {
    case "begin":
      return begin(sent);
    case "confirm":
      return confirm(sent);
    case "off":
      return turnOff(sent);
    case "renew":
      return renew(sent);
    default:
      return refused(unknownIntent, null);
  }
}

async function begin({ user, form, request }: Sent): Promise<Answer> {
  const begun = await beginSecondFactor({ user, request }, typed(form, "password"));
  if (!begun.ok) return refused(begun, null);
  return { problem: { errors: {}, setUp: setUpOf(begun.value.secret, user) }, status: 200 };
}

/**
 * The form brings back the secret it showed, so that a wrong code shows it again and nothing else ever does. Where the
 * set-up was begun anew meanwhile, in another tab say, no code for it will ever be right.
 */
async function confirm({ user, form, request }: Sent): Promise<Answer> {
  const confirmed = await confirmSecondFactor({ user, request }, typed(form, "code"));
  if (confirmed.ok) return { next: await codesPath(user.id), headers: confirmed.value };
  const secret = readSecret(typed(form, "secret"));
  if (secret !== null && (await isBegunSecret(user.id, secret))) {
    return refused(confirmed, setUpOf(secret, user));
  }
  return refused(confirmed.refusal.code === "wrong_code" ? begunAnew : confirmed, null);
}

async function renew({ user, form, request }: Sent): Promise<Answer> {
  const proof = { password: typed(form, "password"), code: typed(form, "code") };
  const renewed = await renewRecoveryCodes({ user, request }, proof);
  return renewed.ok ? { next: await codesPath(user.id) } : refused(renewed, null);
}

async function turnOff({ user, form, request }: Sent): Promise<Answer> {
  const proof = { password: typed(form, "password"), code: typed(form, "code") };
  const off = await turnOffUnlessStaff({ user, request }, proof);
  return off.ok ? { next: `${page}?off=1`, headers: off.value } : refused(off, null);
}

async function codesPath(userId: string): Promise<string> {
  return `${securityPath}/recovery-codes?once=${await ticketForCodes(userId, new Date())}`;
}

const begunAnew = refuse({
  code: "begun_anew",
  message:
    "This key no longer counts: the set-up was begun again elsewhere. Begin it here once more, and remove the earlier key from your app.",
  status: 409,
});

const unknownIntent = refuse({
  code: "unknown_intent",
  message: "We do not know what this form asks for. Load the page again.",
  status: 400,
});

function setUpOf(secret: string, { email }: CurrentUser): SetUp {
  const address = setUpAddress({ secret, email, issuer: env().SITE_NAME });
  return { secret, spaced: spacedSecret(secret), address, picture: drawQrCode(address) };
}

function refused({ refusal }: Extract<Outcome<never>, { ok: false }>, setUp: SetUp | null): Answer {
  const { field, message, status } = refusal;
  const beside = field === "password" || field === "code";
  const problem = beside ? { errors: { [field]: message } } : { errors: {}, refusal: message };
  return { problem: { ...problem, setUp }, status };
}
