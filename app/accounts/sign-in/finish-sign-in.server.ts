import { isAPIError } from "better-auth/api";

import { auth, lockedMinutes } from "#app/accounts/auth.server.ts";
import { readCode } from "#app/accounts/second-factor/read-code.server.ts";
import { usedCode } from "#app/accounts/second-factor/second-factor.server.ts";
import { cookiePrefix, hostCookie, readCookie } from "#app/platform/sign-in-cookie.ts";
import { isAccountGone } from "#app/platform/account-gone.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** Not proof: cookies can be forged. */
export function awaitsCode(request: Request): boolean {
  return Boolean(readCookie(request, hostCookie(`${cookiePrefix}.two_factor`, env().SITE_URL)));
}

export async function finishSignIn(typed: string, request: Request): Promise<Outcome<Headers>> {
  const read = readCode(typed);
  if (!read) return wrongCode;
  const options = { body: { code: read.code }, headers: request.headers, returnHeaders: true } as const;
  try {
    const { api } = auth();
    const { headers } =
      read.kind === "device" ? await api.verifyTOTP(options) : await api.verifyBackupCode(options);
    return done(headers);
  } catch (error) {
    if (isAccountGone(error)) return startOver;
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return refusals[error.body?.code ?? ""] ?? wrongCode;
  }
}

const wrongCode = refuse({
  code: "wrong_code",
  message:
    "This code is not right. Enter the six digits your app shows now, or a recovery code you have not used.",
  status: 422,
  field: "code",
});

const startOver = refuse({
  code: "sign_in_over",
  message: "This took too long, or there were too many wrong codes. Log in again.",
  status: 401,
});

const locked = refuse({
  code: "too_many",
  message: `There were too many wrong codes. Wait ${lockedMinutes} minutes, then log in again.`,
  status: 429,
});

const refusals: Record<string, typeof wrongCode> = {
  CODE_USED: usedCode,
  INVALID_TWO_FACTOR_COOKIE: startOver,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: startOver,
  TOTP_NOT_ENABLED: startOver,
  BACKUP_CODES_NOT_ENABLED: startOver,
  ACCOUNT_TEMPORARILY_LOCKED: locked,
};
