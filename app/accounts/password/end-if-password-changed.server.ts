import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { credentials } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

/** The password hash when a sign-in began, keyed by the request body. */
const hadWhenBegun = new WeakMap<object, string | null>();

/** Call before checking the password: that takes long enough for a new one to be set meanwhile. */
export async function notePassword({ body }: CallContext, userId: UserId): Promise<void> {
  hadWhenBegun.set(body as object, await hashOf(userId));
}

/** A new password ends all sign-ins, including one made a moment later with the old password. */
export async function endIfPasswordChanged(ctx: CallContext): Promise<void> {
  const made = ctx.context.newSession;
  const had = typeof ctx.body === "object" && ctx.body !== null ? hadWhenBegun.get(ctx.body) : undefined;
  if (!made || had === undefined || had === (await hashOf(UserId.parse(made.user.id)))) return;
  await ctx.context.internalAdapter.deleteSession(made.session.token);
  ctx.context.setNewSession(null);
  throw new APIError("UNAUTHORIZED", {
    code: "INVALID_EMAIL_OR_PASSWORD",
    message: "Invalid email or password",
  });
}

async function hashOf(userId: UserId): Promise<string | null> {
  const [kept] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return kept?.hash ?? null;
}
