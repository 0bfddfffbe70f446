import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { checkPassword } from "#app/accounts/password/check-password.server.ts";
import { countGuess, guessedRight } from "#app/accounts/sign-in/limit-guesses.server.ts";
import { endWithoutCode } from "#app/accounts/second-factor/mark-code-given.server.ts";
import { readCode } from "#app/accounts/second-factor/read-code.server.ts";
import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { makeRecoveryCodes } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { findSetUp, turnOffUnlessSecretIs } from "#app/accounts/second-factor/set-up-second-factor.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { accountGone, isAccountGone } from "#app/platform/account-gone.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

type Asker = { user: { id: UserId; firstName: string; email: string }; request: Request };

export async function hasSecondFactor(userId: UserId): Promise<boolean> {
  const [found] = await db.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return found?.on ?? false;
}

/** Login asks for no code until the first correct one is confirmed. */
export async function beginSecondFactor(
  { user, request }: Asker,
  password: string,
): Promise<Outcome<{ secret: string }>> {
  if (await hasSecondFactor(user.id)) return alreadyOn;
  const known = await checkPassword(user.id, password);
  if (!known.ok) return known;
  try {
    const { totpURI } = await auth().api.enableTwoFactor({ body: { password }, headers: request.headers });
    return done({ secret: new URL(totpURI).searchParams.get("secret") ?? "" });
  } catch (error) {
    // Turned on elsewhere meanwhile, which also ended this sign-in.
    if (isAPIError(error) && (await hasSecondFactor(user.id))) return alreadyOn;
    throw error;
  }
}

/** Ends every other sign-in; the headers renew this one. */
export async function confirmSecondFactor(
  { user, request }: Asker,
  typed: string,
): Promise<Outcome<Headers>> {
  if (await hasSecondFactor(user.id)) return alreadyOn;
  const allowed = await countGuess("code", user.id);
  if (!allowed.ok) return allowed;
  const read = readCode(typed);
  if (read?.kind !== "device") return wrongCode;
  const since = new Date();
  const setUp = await findSetUp(user.id);
  try {
    const { headers } = await auth().api.verifyTOTP({
      body: { code: read.code },
      headers: request.headers,
      returnHeaders: true,
    });
    if ((await turnOffUnlessSecretIs(user.id, setUp)) === "undone") return wrongCode;
    await endWithoutCode(user.id, since);
    await guessedRight("code", user.id);
    await note("second_factor_on", user);
    return done(headers);
  } catch (error) {
    return refusalFor(error);
  }
}

/** The old codes stop working; the ticket shows the new ones once. */
export async function renewRecoveryCodes(
  { user, request }: Asker,
  { password, code }: { password: string; code: string },
): Promise<Outcome<string>> {
  if (!(await hasSecondFactor(user.id))) return notOn;
  const proved = await checkBoth({ user, request }, { password, code });
  if (!proved.ok) return proved;
  const ticket = await makeRecoveryCodes(user.id, new Date());
  await note("recovery_codes_renewed", user);
  return done(ticket);
}

export async function turnOffSecondFactor(
  { user, request }: Asker,
  { password, code }: { password: string; code: string },
): Promise<Outcome<Headers>> {
  if (!(await hasSecondFactor(user.id))) return notOn;
  const proved = await checkBoth({ user, request }, { password, code });
  if (!proved.ok) return proved;
  const { headers } = await auth().api.disableTwoFactor({
    body: { password },
    headers: request.headers,
    returnHeaders: true,
  });
  await note("second_factor_off", user);
  return done(headers);
}

/** Password and code, before what cannot be undone. */
export async function checkBoth(
  { user, request }: { user: Pick<Asker["user"], "id">; request: Request },
  { password, code }: { password: string; code: string },
): Promise<Outcome<void>> {
  const known = await checkPassword(user.id, password);
  if (!known.ok) return known;
  return (await hasSecondFactor(user.id)) ? checkCode({ user, request }, code) : done(undefined);
}

async function checkCode(
  { user, request }: { user: Pick<Asker["user"], "id">; request: Request },
  typed: string,
): Promise<Outcome<void>> {
  const allowed = await countGuess("code", user.id);
  if (!allowed.ok) return allowed;
  const read = readCode(typed);
  if (!read) return wrongCode;
  const { code } = read;
  const { headers } = request;
  try {
    if (read.kind === "device") await auth().api.verifyTOTP({ body: { code }, headers });
    else await auth().api.verifyBackupCode({ body: { code, disableSession: true }, headers });
    await guessedRight("code", user.id);
    return done(undefined);
  } catch (error) {
    return refusalFor(error);
  }
}

async function note(
  kind: "second_factor_on" | "second_factor_off" | "recovery_codes_renewed",
  { email, firstName }: Asker["user"],
): Promise<void> {
  await queueAccountNote(db, { kind, to: email, name: firstName });
}

function refusalFor(error: unknown) {
  if (isAccountGone(error)) return accountGone;
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  return error.body?.code === "CODE_USED" ? usedCode : wrongCode;
}

const wrongCode = refuse({
  code: "wrong_code",
  message: "This code is not right. Enter the six digits your app shows now.",
  status: 422,
  field: "code",
});

/** The code was correct, so they need only wait for the next. */
export const usedCode = refuse({
  code: "code_used",
  message: "This code has been used. Wait until your app shows the next one.",
  status: 422,
  field: "code",
});

const alreadyOn = refuse({
  code: "already_on",
  message: "Your second step is on already.",
  status: 409,
});

const notOn = refuse({
  code: "not_on",
  message: "Your second step is off, so there is nothing to change. Set it up first.",
  status: 409,
});
