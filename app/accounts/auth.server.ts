import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { twoFactor, username } from "better-auth/plugins";

import { answerAuth } from "#app/accounts/answer-auth.server.ts";
import { authTables } from "#app/accounts/auth-tables.server.ts";
import { afterCall, beforeCall } from "#app/accounts/auth-hooks.server.ts";
import { passwordHashes } from "#app/accounts/password/hash-passwords.server.ts";
import { mailReset } from "#app/accounts/password/mail-reset.server.ts";
import { afterReset } from "#app/accounts/password/after-reset.server.ts";
import { passwordLength, usernameLength } from "#app/accounts/registration/registration-fields.ts";
import { usernameShape } from "#app/accounts/registration/registration.ts";
import { cookiePrefix, hostCookie } from "#app/platform/sign-in-cookie.ts";
import { signInDays } from "#app/accounts/sign-in/sign-in-days.ts";
import { encryptionKeys } from "#app/accounts/second-factor/encryption-keys.server.ts";
import { markCodeGiven } from "#app/accounts/second-factor/mark-code-given.server.ts";
import { db, type Database } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";

const secondsPerDay = 24 * 60 * 60;

const resetMinutes = 60;

const secondFactorMinutes = 10;

export const lockedMinutes = 15;

let made: { db: Database; keys: string; auth: ReturnType<typeof makeAuth> } | null = null;

/** Created on first use, so importing this file costs nothing. */
export function auth(): ReturnType<typeof makeAuth> {
  const keys = [...env().SECRET, ...env().ENCRYPTION_KEY].join();
  if (made?.db !== db || made.keys !== keys) made = { db, keys, auth: makeAuth() };
  return made.auth;
}

export function authHandler(request: Request): Promise<Response> {
  return answerAuth(request, auth().handler);
}

function makeAuth() {
  const { SECRET, SITE_NAME, SITE_URL } = env();
  const [signingKey = ""] = SECRET;
  return betterAuth({
    appName: SITE_NAME,
    secret: signingKey,
    baseURL: SITE_URL,
    trustedOrigins: [new URL(SITE_URL).origin],
    database: authTables(db),
    // Its own spans repeat messages of errors; statements are traced without it.
    experimental: { instrumentation: { enabled: false } },
    user: { additionalFields: customerFields },
    // Fixed rather than sliding: reading a page never writes and never needs a new cookie.
    session: {
      expiresIn: signInDays * secondsPerDay,
      disableSessionRefresh: true,
      additionalFields: { codeGivenAt: { type: "date", required: false, input: false } },
    },
    databaseHooks: { session: { create: { before: markCodeGiven } } },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwordHashes,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token, url }) =>
        mailReset(user, {
          token,
          next: new URL(url).searchParams.get("callbackURL"),
          minutes: resetMinutes,
        }),
      onPasswordReset: ({ user }) => afterReset({ ...user, id: UserId.parse(user.id) }),
    },
    plugins: [
      { id: "own-encryption-key", init: () => ({ context: { secretConfig: encryptionKeys() } }) },
      username({
        minUsernameLength: usernameLength.min,
        maxUsernameLength: usernameLength.max,
        usernameValidator: (name) => usernameShape.test(name),
      }),
      twoFactor({ issuer: SITE_NAME, ...secondFactor }),
    ],
    hooks: { before: beforeCall, after: afterCall },
    // Our own limits run before every request, these included.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: passToLog },
    onAPIError: { onError: logFault },
    advanced: {
      // With `useSecureCookies`, better-auth's own prefix would come first and break our `__Host-`.
      cookiePrefix: hostCookie(cookiePrefix, SITE_URL),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: SITE_URL.startsWith("https:") },
      skipTrailingSlashes: true,
      // Explicit, because tests would turn it off.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      backgroundTasks: { handler: inBackground },
    },
  });
}

/** Beyond name, username, email and password (spec section 3). */
const customerFields = {
  first_name: { type: "string", required: true },
  last_name: { type: "string", required: true },
  mobile: { type: "string", required: true },
  country: { type: "string", required: true },
  role: { type: "string", required: false, input: false, defaultValue: "customer" },
} as const;

/** Five wrong codes end one sign-in; ten in a row lock the account's codes for a quarter of an hour. */
const secondFactor = {
  twoFactorCookieMaxAge: secondFactorMinutes * 60,
  accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: lockedMinutes * 60 },
  // `makeRecoveryCodes` makes them, once it is on.
  backupCodeOptions: { customBackupCodesGenerate: () => [] },
};

/** Not awaited: the response time must not reveal whether the address is known. */
function inBackground(task: Promise<unknown>): void {
  task.catch((error: unknown) => log.error({ error }, "a mail could not be sent"));
}

/** Keep only the kind of error: the rest may name a customer. */
function passToLog(level: "debug" | "info" | "warn" | "error", message: string, ...rest: unknown[]): void {
  log[level](
    { kind: kindOf(rest.find((part) => part instanceof Error)) },
    `sign-in: ${message.split(":")[0]}`,
  );
}

function logFault(error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  log.error({ kind: kindOf(error) }, "sign-in: a call failed");
}

/** The database's own message, not the query, which holds what the customer typed. */
function kindOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause.message : error.name;
}
