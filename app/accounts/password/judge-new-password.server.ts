import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { passwordFault } from "#app/accounts/registration/check-registration.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";

/** Judges a password that is set again, by page or by call. Whoever knew the old one is signed out with it. */
export async function judgeNewPassword(ctx: CallContext): Promise<void> {
  if (typeof ctx.body !== "object" || ctx.body === null) return;
  const body = ctx.body as Record<string, unknown>;
  if (ctx.path !== "/change-password" && ctx.path !== "/reset-password") return;
  const userId = ctx.path === "/change-password" ? await signedIn(ctx) : await whoseLink(ctx, body["token"]);
  const fault = passwordFault(body["newPassword"], userId === null ? [] : await namesOf(userId));
  if (fault !== null) {
    throw new APIError("UNPROCESSABLE_ENTITY", { code: "invalid_password", message: fault });
  }
  if (ctx.path === "/change-password") body["revokeOtherSessions"] = true;
}

async function signedIn(ctx: CallContext): Promise<UserId | null> {
  return UserId.nullable().parse((await getSessionFromCtx(ctx))?.user.id ?? null);
}

async function whoseLink(ctx: CallContext, token: unknown): Promise<UserId | null> {
  if (typeof token !== "string") return null;
  const link = await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`);
  return UserId.nullable().parse(link?.value ?? null);
}

/** An attacker who targets this customer knows these. */
async function namesOf(userId: UserId): Promise<(string | null)[]> {
  const { first_name: first, last_name: last, username, email, mobile } = users;
  const [found] = await db
    .select({ first, last, username, email, mobile })
    .from(users)
    .where(eq(users.id, userId));
  return [...Object.values(found ?? {}), env().SITE_NAME];
}
