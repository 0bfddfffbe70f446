import { APIError, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { valueOfSigned } from "#app/accounts/signed-cookie.server.ts";
import { totpStep } from "#app/accounts/second-factor/totp.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { cookieIn } from "#app/platform/sign-in-cookie.ts";

/** better-auth lacks this: a code works once, and no older one after it. */
export async function takeCodeOnce(ctx: CallContext): Promise<void> {
  if (ctx.path !== "/two-factor/verify-totp") return;
  const body: Record<string, unknown> = ctx.body ?? {};
  const { code } = body;
  const userId = typeof code === "string" ? await whoseCode(ctx) : null;
  if (typeof code !== "string" || userId === null) return;
  const [kept] = await db
    .select({ secret: twoFactors.secret, lockedUntil: twoFactors.lockedUntil })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!kept) return;
  // Check first: a code refused for the lock must stay usable afterwards.
  if (kept.lockedUntil && kept.lockedUntil > new Date()) throw locked;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: kept.secret });
  const step = totpStep(secret, code, new Date());
  // better-auth refuses and counts wrong codes.
  if (step === null) return;
  if (!(await isFirst(userId, step))) throw used;
}

/** When one code arrives several times at once, only the first counts. */
async function isFirst(userId: UserId, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
    .returning({ id: twoFactors.id });
  return taken.length > 0;
}

/** Whoever is signed in, or else whoever has given their password and is asked for a code. */
export async function whoseCode(ctx: CallContext): Promise<UserId | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return UserId.parse(session.user.id);
  const { name } = ctx.context.createAuthCookie("two_factor");
  const identifier = valueOfSigned(cookieIn(ctx.headers?.get("cookie") ?? null, name));
  if (identifier === null) return null;
  const begun = await ctx.context.internalAdapter.findVerificationValue(identifier);
  return UserId.nullable().parse(begun?.value ?? null);
}

const locked = new APIError("TOO_MANY_REQUESTS", {
  code: "ACCOUNT_TEMPORARILY_LOCKED",
  message: "Too many failed verification attempts. Try again later.",
});

const used = new APIError("UNAUTHORIZED", {
  code: "CODE_USED",
  message: "This code has been used. Wait until your app shows the next one.",
});
