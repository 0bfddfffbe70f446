import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { countGuess, guessedRight } from "#app/accounts/sign-in/limit-guesses.server.ts";
import { notePasswordChange } from "#app/accounts/password/note-password-change.server.ts";
import { judgeNewPassword } from "#app/accounts/password/judge-new-password.server.ts";
import { noteUsedCode } from "#app/accounts/second-factor/note-used-code.server.ts";
import { endIfPasswordChanged } from "#app/accounts/password/end-if-password-changed.server.ts";
import { explainLostRace, judgeRegistration } from "#app/accounts/registration/registration-hooks.server.ts";
import { countSignIn, rememberSignIn } from "#app/accounts/sign-in/limit-sign-ins.server.ts";
import { readCode } from "#app/accounts/second-factor/read-code.server.ts";
import { keptOf } from "#app/accounts/second-factor/kept-codes.server.ts";
import { takeCodeOnce } from "#app/accounts/second-factor/take-code-once.server.ts";
import { expectCode, logStaffSignIn } from "#app/accounts/sign-in/log-staff-sign-in.server.ts";
import { signedByNewest } from "#app/accounts/signed-cookie.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";

export const beforeCall = createAuthMiddleware(async (ctx) => {
  acceptOlderKeys(ctx);
  // First, because it names the wrong field.
  await judgeRegistration(ctx);
  refuseUnstorable(ctx);
  await judgeNewPassword(ctx);
  await guardOldPassword(ctx);
  await countSignIn(ctx);
  await blockSecondFactorBypass(ctx);
  await expectCode(ctx);
  await takeCodeOnce(ctx);
  hashRecoveryCode(ctx);
});

export const afterCall = createAuthMiddleware(async (ctx) => {
  await explainLostRace(ctx);
  await endIfPasswordChanged(ctx);
  await rememberSignIn(ctx);
  await tellOfNewPassword(ctx);
  await tellOfUsedCode(ctx);
  await logStaffSignIn(ctx);
});

const recoveryPath = "/two-factor/verify-backup-code";

/** better-auth compares what it is given with what is kept. Anything but a code, a stolen hash say, becomes nothing. */
function hashRecoveryCode({ path, body }: CallContext): void {
  if (path !== recoveryPath || typeof body?.code !== "string") return;
  const read = readCode(body.code);
  body.code = read?.kind === "recovery" ? keptOf(read.code) : "";
}

/** Changed in place: whatever reads the cookies after this, better-auth too, takes them from here. */
function acceptOlderKeys({ headers }: CallContext): void {
  const cookies = headers?.get("cookie");
  if (cookies && env().SECRET.length > 1) headers?.set("cookie", signedByNewest(cookies));
}

/** Postgres can neither store nor search for text with this character. */
const unstorable = "\u0000";

function refuseUnstorable(ctx: CallContext): void {
  if (typeof ctx.body !== "object" || ctx.body === null) return;
  const texts = Object.values(ctx.body).filter((value) => typeof value === "string");
  if (!texts.some((text) => text.includes(unstorable))) return;
  throw new APIError("UNPROCESSABLE_ENTITY", {
    code: "unreadable",
    message: "One of the fields has a character that cannot be read.",
  });
}

const changePath = "/change-password";

const changed = z.object({ user: z.object({ id: UserId, name: z.string(), email: z.string() }) });

async function tellOfNewPassword(ctx: CallContext): Promise<void> {
  if (ctx.path !== changePath) return;
  const answer = changed.safeParse(ctx.context.returned);
  if (!answer.success) return;
  await guessedRight("password", answer.data.user.id);
  await notePasswordChange(answer.data.user);
}

/**
 * Limits password guessing by a signed-in visitor. Our pages have checked the code already; an outside call brings
 * none, so with a second factor it is refused.
 */
async function guardOldPassword(ctx: CallContext): Promise<void> {
  if (ctx.path !== changePath) return;
  const session = await getSessionFromCtx<{ twoFactorEnabled?: boolean | null }>(ctx);
  if (!session) return;
  if (isNetworkCall(ctx) && session.user.twoFactorEnabled) throw wantsCode;
  const allowed = await countGuess("password", UserId.parse(session.user.id));
  if (allowed.ok) return;
  const { code, message } = allowed.refusal;
  throw new APIError("TOO_MANY_REQUESTS", { code, message });
}

const wantsCode = new APIError("FORBIDDEN", {
  code: "second_factor",
  message: "Your account has a second step. Change the password under /account/security/password.",
});

/** Only network calls carry a request; calls from our own pages do not. */
function isNetworkCall(ctx: CallContext): boolean {
  return ctx.request !== undefined;
}

/**
 * No trusted devices. A recovery code may only sign in, except through our pages, and no call may guess codes from an
 * existing sign-in.
 */
async function blockSecondFactorBypass(ctx: CallContext): Promise<void> {
  if (!ctx.path?.startsWith("/two-factor/") || typeof ctx.body !== "object" || ctx.body === null) return;
  const body = ctx.body as Record<string, unknown>;
  delete body["trustDevice"];
  if (!isNetworkCall(ctx)) return;
  delete body["disableSession"];
  if (await getSessionFromCtx(ctx)) throw signedIn;
}

const signedIn = new APIError("CONFLICT", { code: "signed_in", message: "You are already signed in." });

async function tellOfUsedCode(ctx: CallContext): Promise<void> {
  if (ctx.path !== recoveryPath) return;
  const body: Record<string, unknown> = ctx.body ?? {};
  if (!body["disableSession"]) await noteUsedCode(ctx);
}
